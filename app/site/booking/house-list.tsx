import { Link } from 'react-router'
import type { HotelRow } from '#features/hotels/reads.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { choiceWords } from '../../words/booking-choice.ts'

const words = choiceWords.stay

type HouseRow = { id: string; name: string; where: string; from: string; href: string }

/** What the list shows of a house; nights that were chosen before travel along. */
export function houseRow({ id, name, place, kind, fictional, fromMinor }: HotelRow, nights: Record<string, string>): HouseRow {
  const where = [place, kind, ...(fictional ? [words.sample] : [])].join(', ')
  const href = `/hotel-booking?${new URLSearchParams({ hotel: id, ...nights })}`
  return { id, name, where, from: words.from(moneyText(usd(fromMinor))), href }
}

/** The houses, where none is chosen yet. */
export function HouseList({ houses }: { houses: readonly HouseRow[] }) {
  return (
    <div className="wrap booking">
      <h1 className="t-2">{words.choose}</h1>
      <p className="lede muted">{words.chooseLede}</p>
      <ul className="rows houses part">
        {houses.map(({ id, name, where, from, href }) => (
          <li key={id}>
            <h2 className="t-3">
              <Link to={href}>{name}</Link>
            </h2>
            <p className="ui small">
              <span className="muted">{where}</span>
              <br />
              <span className="num">{from}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
