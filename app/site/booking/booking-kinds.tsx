import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import type { bookingKindWords } from '../../words/booking-kinds.ts'

/** `unknown`: where the address names a departure that is not there. */
type Kinds = Pick<typeof bookingKindWords, 'title' | 'lede' | 'rows'> & { unknown?: string }

/** What can be booked, and where each begins: shown where the address names no departure, or one that is not there. */
export function BookingKinds({ kinds: words }: { kinds: Kinds }) {
  return (
    <div className="wrap booking stack">
      {words.unknown && <Note>{words.unknown}</Note>}
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <ul className="rows">
        {words.rows.map(({ name, text, href }) => (
          <li key={href}>
            <h2 className="t-3">
              <Link to={href}>{name}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
