import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { bookingWords } from '../../words/booking.ts'

const words = bookingWords.kinds

/** What can be booked, and where each begins: shown where the address names no departure, or one that is not there. */
export function BookingKinds({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className="wrap booking stack">
      {isUnknown && <Note>{words.unknown}</Note>}
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
