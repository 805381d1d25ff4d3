import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { Fold } from '../../ui/fold.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { countryContentWords } from '../../words/country-content.ts'
import { pageWords } from '../../words/pages.ts'
import { parkShelfWords } from '../../words/park-shelf.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { LangText } from '../lang-text.tsx'
import { CheckedLine } from './checked-line.tsx'
import type { CountryData } from './load-country.server.ts'
import { PlaceMap } from './place-map.tsx'

/** The map with the list of its pins, and how long the roads from the hub take. */
export function CountryRoads({ country }: { country: CountryData }) {
  const words = useWords(countryContentWords)
  const shelf = useWords(parkShelfWords)
  const time = useWords(roadTimeWords)
  const { id, name, capital, guide, hub, parks, pins, land, roads } = country
  return (
    <section className="block">
      <Fold id="map" title={words.mapTitle} level={2}>
        <div className="mapped">
          <PlaceMap
            land={land}
            pins={pins}
            title={words.map({ name, parks: pins.map((pin) => pin.name).join(', ') })}
            src={`/scenes/map-${id}.svg`}
          />
          <div>
            <ul className="pins">
              {parks.map((park) => (
                <li key={park.id}>
                  <Link to={park.href}>{park.name}</Link>{' '}
                  <span>
                    {park.sold ? shelf.from({ time: roadTime(park.minutes, time), hub: park.from }) : shelf.status[park.status]}
                  </span>
                </li>
              ))}
              {guide.capitalAt && (
                <li className="town">
                  <b>{capital}</b> <span>{words.capitalIs}</span>
                </li>
              )}
              {hub !== capital && (
                <li className="town">
                  <b>{hub}</b> {roads.length > 0 && <span>{words.hubIs}</span>}
                </li>
              )}
            </ul>
            {!guide.capitalAt && <p className="ui muted small">{words.eastOnly}</p>}
          </div>
        </div>
        <h3>{words.roads({ hub })}</h3>
        {roads.length === 0 ? <p>{words.noRoads}</p> : <Roads country={country} />}
      </Fold>
    </section>
  )
}

function Roads({ country: { hub, roads, guide } }: { country: CountryData }) {
  const words = useWords(countryContentWords)
  const page = useWords(pageWords)
  const time = useWords(roadTimeWords)
  return (
    <>
      <WideTable label={words.roads({ hub })}>
        <table className="table roads">
          <TableHead columns={[words.roadTo, { numeric: words.roadTime }]} />
          <tbody>
            {roads.map(({ to, minutes, least, most, note, status, confidence, ...road }) => (
              <tr key={to} className={status === 'open' ? undefined : 'gone'}>
                <th scope="row">
                  {to}
                  <small className="muted">
                    {status !== 'open' && words.closedRoad} <LangText lang={langOf(road, 'note')}>{note}</LangText>{' '}
                    {confidence === 'low' && `${page.confirm}.`}
                  </small>
                </th>
                <td className="numeric">
                  {roadTime(minutes, time)}
                  <small className="muted">
                    {words.roadBetween({ least: roadTime(least, time), most: roadTime(most, time) })}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="ui muted small under">{words.roadsNote}</p>
      <CheckedLine asOf={guide.asOf} confidence="medium" sources={[]} />
    </>
  )
}
