import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { setupWords } from '../../words/admin/setup.ts'
import { Pane } from '../components/pane.tsx'
import type { SetupStep } from './setup-steps.ts'

/** What an owner has still to do before the site sells; nothing where that is done. */
export function SetupPane({ steps }: { steps: readonly SetupStep[] }) {
  const words = useWords(setupWords)
  if (steps.length === 0) return null
  return (
    <Pane title={words.title} className="setup" id="setup">
      <p>{words.lede({ count: steps.length })}</p>
      <ol>
        {steps.map(({ name, title, what, to }) => (
          <li key={name}>
            <Link to={to}>{title}</Link>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Pane>
  )
}
