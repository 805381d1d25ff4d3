import { Link } from 'react-router'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Pane } from '../components/pane.tsx'
import type { AlsoRow } from './load-other-tasks.server.ts'

/** What waits besides bookings: how much of it, and the way to settle it. */
export function Also({ rows }: { rows: readonly AlsoRow[] }) {
  if (rows.length === 0) return null
  return (
    <Pane title={todayWords.also.title}>
      <ul className="task-list num">
        {rows.map(({ id, tag, isBad, what, verb, to }) => (
          <li key={id}>
            <span className={isBad ? 'tag bad' : 'tag warn'}>{tag}</span>
            <div>
              <b>{what}</b>
            </div>
            <Link className="btn sm line" to={to}>
              {verb}
              <span className="visually-hidden">: {what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
