import type { RouteStop } from '#artwork/route-map.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { NamedWay } from '#features/pilgrimage/reads.server.ts'
import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { kibehoRoadTitle } from '../../shared/kibeho-road.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'
import { roadTimeWords } from '../../words/road-time.ts'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

export type Way = Pick<NamedWay, 'place' | 'name' | 'km' | 'minutes' | 'confidence' | 'notice'>
type Props = { roads: readonly Way[]; stops: readonly RouteStop[]; onFoot: ShrineGuide['onFoot'] }

/** The road on a map and as a list, nearest first, then what bus drivers and feet should know. */
export function GettingThere({ roads, stops, onFoot }: Props) {
  const parts = useWords(kibehoPartWords)
  const words = parts.way
  const time = useWords(roadTimeWords)
  const nearest = [...roads].sort((a, b) => a.minutes - b.minutes)
  return (
    <section className="block" id="way">
      <h2>{words.title}</h2>
      <p className="lead">{words.lede}</p>
      <figure>
        <DrawnMap
          src="/scenes/map-kibeho.svg"
          draw={(land) => maps?.routeMap({ stops, title: kibehoRoadTitle(stops, parts), land })}
        />
      </figure>
      <ul className="rows timed">
        {nearest.map((way) => (
          <li key={way.place}>
            <p className="took num">{roadTime(way.minutes, time)}</p>
            <div>
              <p>
                <b>{way.name}</b>{' '}
                <span className="ui small muted num nowrap">
                  {way.confidence === 'high' ? words.km({ km: way.km }) : words.about({ km: way.km })}
                </span>
              </p>
              {way.notice && (
                <p className="ui small stopped" lang={langOf(way, 'notice')}>
                  {way.notice}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <h3>{words.bus}</h3>
      <ul className="rule-list">
        {onFoot.map(({ id, text, ...of }) => (
          <li key={id} lang={langOf(of, 'text')}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
