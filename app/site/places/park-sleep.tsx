import { Link } from 'react-router'
import { firstUpper } from '#values/first-upper.ts'
import { useWords } from '../../languages/use-words.ts'
import { parkContentWords } from '../../words/park-content.ts'
import type { ParkData } from './load-park.server.ts'

export function ParkSleep({ hotels }: { hotels: ParkData['hotels'] }) {
  const labels = useWords(parkContentWords)
  if (hotels.length === 0) return null
  return (
    <section className="block" id="sleep">
      <h2>{labels.sleep}</h2>
      <ul className="rows">
        {hotels.map(({ id, name, place, kind, from, fictional }) => (
          <li key={id}>
            <h3 className="t-4">
              <Link to={`/hotel-details/${id}`}>{name}</Link>
            </h3>
            <p className="ui num">
              {labels.hotelAt({ kind: firstUpper(kind), place })}
              {from && `, ${labels.hotelFrom({ price: from })}`}
              {fictional && <small className="muted sample">{labels.sampleHotel}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
