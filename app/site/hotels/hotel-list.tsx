import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { hotelNameWords } from '../../words/hotel-names.ts'

export type HotelListRow = { id: string; name: string; where: string; sample: boolean; from: string; href: string }

/** The hotels to choose from. One sentence says that they are examples, where all of them are. */
export function HotelList({ hotels }: { hotels: readonly HotelListRow[] }) {
  const words = useWords(hotelNameWords)
  const samples = hotels.every(({ sample }) => sample)
  return (
    <div className="wrap booking manage-booking">
      <h1 className="t-2">{words.choose}</h1>
      <p className="lede muted">
        {words.chooseLede} {samples && words.samples}
      </p>
      <ul className="link-list hotel-names part">
        {hotels.map(({ id, name, where, sample, from, href }) => (
          <li key={id}>
            <Link to={href}>
              <span>
                {name}
                <small className="muted">
                  {where}
                  {sample && !samples && `, ${words.sample}`}
                </small>
              </span>
              <span className="num nowrap">{from}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
