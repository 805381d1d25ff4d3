import { Link } from 'react-router'
import type { RegionPin } from '#artwork/region-map.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'
import { groupedBy } from '../../ui/group-by.ts'
import { hotelWords as says } from '../../words/hotels.ts'
import { Price } from './hotel-rows.tsx'
import type { HotelListed } from './load-hotels.server.ts'

const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined

/** The region with a pin for each place, and the hotels beside it as links, by place. */
export function HotelMap({ rows, pins }: { rows: readonly HotelListed[]; pins: readonly RegionPin[] }) {
  return (
    <div className="mapped">
      <DrawnMap shape="region" src="/scenes/map-hotels.svg" draw={() => maps?.regionMap({ pins, title: says.map })} />
      <ul className="place-list">
        {groupedBy(rows, ({ place, country }) => `${place}, ${country}`).map(([place, hotels]) => (
          <li key={place}>
            <h3>{place}</h3>
            <ul className="stays bare">
              {hotels.map((row) => (
                <li key={row.id}>
                  <h4>
                    <Link to={row.href}>{row.name}</Link>
                  </h4>
                  <Price price={row.price} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
