import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { Note } from '../../ui/note.tsx'
import type { bookingKindWords } from '../../words/booking-kinds.ts'

type KindWords = Words<typeof bookingKindWords.tree>

/** `unknown`: where the address names a departure that is not there. */
type Kinds = Pick<KindWords, 'title' | 'lede'> & {
  unknown?: string
  rows: { name: string; text: string; href: string }[]
}

/** Where each kind begins, in the order of the page. */
const begins: Record<keyof KindWords['rows'], string> = {
  departure: '/departures',
  journey: '/packages',
  pilgrimage: '/kibeho-pilgrimage-package',
  stay: '/hotels',
  hire: '/car-hire-rates',
  freight: '/freight-quote',
  other: '/tailor-made',
}

/** What can be booked, in words, for the loader. */
export const kindsIn = ({ title, lede, rows }: KindWords): Kinds => ({
  title,
  lede,
  rows: (Object.keys(begins) as (keyof typeof begins)[]).map((kind) => ({ ...rows[kind], href: begins[kind] })),
})

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
