import { Link } from 'react-router'
import { countryHref } from '#features/places/place-hrefs.ts'
import { regionPins } from '../../shared/region-pins.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'
import { homeWords } from '../../words/home.ts'
import type { Choice } from '../packages/package-filters.tsx'

const words = homeWords.region
const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined

/** The countries of the journeys. In `shut` countries no park is open, and nothing is on sale. */
export function Region({ countries, shut }: { countries: readonly Choice[]; shut: readonly string[] }) {
  return (
    <section className="sec">
      <div className="wrap beside">
        <div className="stack">
          <h2>{words.title}</h2>
          <p className="lede muted">{words.lede}</p>
          <ul className="rows apart">
            {countries.map(({ id, name, count }) => (
              <li key={id}>
                <h3>
                  <Link to={countryHref(id)}>{name}</Link>
                </h3>
                <p className="ui muted num">{shut.includes(id) ? words.notSold : words.journeys(count)}</p>
              </li>
            ))}
          </ul>
        </div>
        <DrawnMap
          shape="region"
          src="/scenes/map-region.svg"
          draw={() => maps?.regionMap({ pins: regionPins, title: words.map })}
        />
      </div>
    </section>
  )
}
