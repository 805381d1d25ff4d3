import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { inSeries } from '../../shared/in-series.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import type { ParkData } from './load-park.server.ts'
import { PlaceMap } from './place-map.tsx'

/** The park on its country's map, and how to come to it. */
export function ParkWhere({ park }: { park: ParkData }) {
  const labels = useWords(parkContentWords)
  const time = useWords(roadTimeWords)
  const format = useFormatter()
  const { id, name, country, pins, land, guide, hub, city } = park
  const roads = [
    guide.fromCity && city && labels.fromPlace({ time: roadTime(guide.fromCity.minutes, time), place: city.name }),
    labels.fromPlace({ time: roadTime(guide.hub.minutes, time), place: hub.name }),
  ]
    .filter(Boolean)
    // Words that fall back to English are no strings.
    .map(String)
  const rows: [string, string | null, ('en' | undefined)?][] = [
    [labels.byRoad, inSeries(roads, format)],
    [labels.byAir, guide.airstrip, langOf(guide, 'airstrip')],
    [
      labels.gates,
      inSeries(
        guide.gates.map((gate) => gate.name),
        format,
      ),
    ],
    [labels.altitude, labels.altitudeText({ low: guide.altitudeM[0], high: guide.altitudeM[1] })],
    [labels.founded, guide.foundedIn === null ? null : String(guide.foundedIn)],
    [labels.heritage, guide.heritage, langOf(guide, 'heritage')],
    [labels.manager, guide.manager, langOf(guide, 'manager')],
  ]
  return (
    <section className="block" id="map">
      <h2>{labels.map}</h2>
      <div className="mapped">
        <PlaceMap land={land} pins={pins} title={labels.mapTitle({ name, country })} src={`/scenes/park-${id}.svg`} />
        <dl className="where">
          {rows.map(
            ([term, text, lang]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd className="num" lang={lang}>
                    {text}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  )
}
