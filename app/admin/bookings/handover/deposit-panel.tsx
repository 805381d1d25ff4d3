import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { Pane } from '../../components/pane.tsx'
import type { HireSummary } from './load-hire-summary.server.ts'

/** The deposit of a hire on the screen of its booking: required, received, returned and kept. */
export function DepositPanel({ deposit }: { deposit: HireSummary['deposit'] }) {
  const words = useWords(handoverWords)
  if (!deposit) return null
  const { rows, tag, to } = deposit
  return (
    <Pane title={words.summary.title} beside={tag && <span className="tag warn">{tag}</span>}>
      <dl className="kv num">
        {rows.map(({ name, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two vehicles have rows of one name
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link className="btn sm line" to={to}>
        {words.title}
      </Link>
    </Pane>
  )
}
