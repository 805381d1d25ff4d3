import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { moveVisitWords } from '../../../words/admin/departures/move-visit.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { useAuth } from '../../auth/auth.tsx'
import { Pane } from '../../components/pane.tsx'
import type { ClosedView } from './closed-view.server.ts'

/** Days that an authority has closed, and what is done in place of reserving: the visit of a departure moves, and another day is agreed with other bookings. */
export function ClosedPane({ days }: { days: ClosedView }) {
  const words = useWords(permitBuyWords).closed
  const { open } = useWords(moveVisitWords)
  const { may } = useAuth()
  if (days.length === 0) return null
  return (
    <Pane title={words.title} id="closed" className="stack">
      <p className="small muted">{words.text}</p>
      {days.map(({ key, permit, bookings, closureTo }) => (
        <section key={key} className="stack">
          <header className="row">
            <h3>{permit}</h3>
            {may('permits:write') && (
              <Link className="btn line sm off-paper" to={closureTo} aria-label={words.writeOf({ write: words.write, permit })}>
                {words.write}
              </Link>
            )}
          </header>
          <ul className="item-list num">
            {bookings.map(({ reference, to, count, moveTo }) => (
              <li key={reference}>
                <span>
                  <Link to={to}>{reference}</Link> <small>{count}</small>
                </span>
                {may(moveTo ? 'departures:change' : 'bookings:move') && (
                  <Link
                    className="btn line sm off-paper"
                    to={moveTo ?? `${to}/amend`}
                    aria-label={words.editOf({ edit: moveTo ? open : words.edit, reference, permit })}
                  >
                    {moveTo ? open : words.edit}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Pane>
  )
}
