import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import type { ParkData } from './load-park.server.ts'
import { PlaceMap } from './place-map.tsx'

/** The park on its country's map, and how to come to it. */
export function ParkWhere({ park }: { park: ParkData }) {
  const says = useWords(parkContentWords)
  const time = useWords(roadTimeWords)
  const { id, name, country, pins, land, guide, hub, city } = park
  const roads = [
    guide.fromCity && city && says.fromPlace({ time: roadTime(guide.fromCity.minutes, time), place: city.name }),
    says.fromPlace({ time: roadTime(guide.hub.minutes, time), place: hub.name }),
  ].filter(Boolean)
  const rows: [string, string | null][] = [
    [says.byRoad, roads.join('; ')],
    [says.byAir, guide.airstrip],
    [says.gates, guide.gates.map((gate) => gate.name).join('; ')],
    [says.altitude, says.altitudeText({ low: guide.altitudeM[0], high: guide.altitudeM[1] })],
    [says.founded, guide.foundedIn === null ? null : String(guide.foundedIn)],
    [says.heritage, guide.heritage],
    [says.manager, guide.manager],
  ]
  return (
    <section className="block" id="map">
      <h2>{says.map}</h2>
      <div className="mapped">
        <PlaceMap land={land} pins={pins} title={says.mapTitle({ name, country })} src={`/scenes/park-${id}.svg`} />
        <dl className="where">
          {rows.map(
            ([term, text]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd className="num">{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  )
}
