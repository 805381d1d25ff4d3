import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { Pane } from '../../components/pane.tsx'
import { dayPath } from '../trip-paths.ts'
import type { CheckLine } from './checks-view.ts'

type Props = {
  faults: readonly CheckLine[]
  warnings: readonly CheckLine[]
  /** What is worth a look, and asks for no reason. */
  notices: readonly CheckLine[]
  path: string
}

/** What stands against sending a version, each line with the way to its day. */
export function ChecksPane({ faults, warnings, notices, path }: Props) {
  const words = useWords(tripProposalWords).send
  return (
    <Pane title={words.checks} className="stack">
      {faults.length + warnings.length + notices.length === 0 && <p className="muted">{words.fine}</p>}
      {faults.length > 0 && <Lines title={words.faults} lines={faults} path={path} />}
      {warnings.length > 0 && <Lines title={words.warnings} lines={warnings} path={path} />}
      {notices.length > 0 && <Lines title={words.notices} lines={notices} path={path} />}
    </Pane>
  )
}

const Lines = ({ title, lines, path }: { title: string; lines: readonly CheckLine[]; path: string }) => (
  <div>
    <p>
      <b>{title}</b>
    </p>
    <ul className="item-list num">
      {lines.map(({ text, day }) => (
        <li key={text}>{day ? <Link to={dayPath(path, day)}>{text}</Link> : <span>{text}</span>}</li>
      ))}
    </ul>
  </div>
)
