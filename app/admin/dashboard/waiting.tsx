import { Link } from 'react-router'
import { EmptyState } from '../components/empty-state.tsx'
import { Pane } from '../components/pane.tsx'
import type { WorkRow } from './dashboard-rows.ts'

type Props = {
  title: string
  rows: readonly WorkRow[]
  /** Where the rest of them is. */
  all: { to: string; word: string }
  /** What stands there when nothing is to be done; without it nothing stands there at all. */
  empty?: { title: string; text: string }
}

/** What has to be done, the most urgent first: until when, what it is, and the verb. */
export function Waiting({ title, rows, all, empty }: Props) {
  if (rows.length === 0 && !empty) return null
  return (
    <Pane title={title} beside={<Link to={all.to}>{all.word}</Link>}>
      {rows.length === 0 ? (
        <EmptyState title={empty?.title} text={empty?.text} level="h3" />
      ) : (
        <ul className="task-list">
          {rows.map(({ id, tag, what, detail, to, verb }) => (
            <li key={id}>
              <span className={tag.tone ? `tag ${tag.tone} num` : 'tag num'}>{tag.word}</span>
              <div>
                <b>{what}</b>
                <small className="num">{detail}</small>
              </div>
              <Link className={to.includes('?ask=') && tag.tone === 'bad' ? 'btn sm' : 'btn sm line'} to={to}>
                {verb}
                <span className="visually-hidden">: {what}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
