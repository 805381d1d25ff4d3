import { Link } from 'react-router'
import { todayWords } from '../../words/desk-today.ts'
import type { AlsoRow } from './load-also.server.ts'

const words = todayWords.also

/** What waits besides bookings: how much of it, and the way to settle it. */
export function Also({ rows }: { rows: readonly AlsoRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="pane">
      <header>
        <h2>{words.title}</h2>
      </header>
      <ul className="act num">
        {rows.map(({ name, count, what, to }) => (
          <li key={name}>
            <span className={name === 'jobs' || name === 'letters' || name === 'clashes' ? 'tag bad' : 'tag warn'}>
              {count >= words.most ? '99+' : count}
            </span>
            <div>
              <b>{what}</b>
            </div>
            <Link className="btn sm line" to={to}>
              {words.verbs[name]}
              <span className="vh">: {what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
