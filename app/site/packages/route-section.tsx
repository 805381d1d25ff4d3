import type { RouteStop } from '#artwork/route-map.ts'
import { routeTitle } from '../../shared/route-stops.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'
import { packageDetailWords } from '../../words/package-details.ts'
import { roadTime } from '../../words/trade.ts'
import type { Itinerary } from './day-by-day.tsx'

const words = packageDetailWords.route
const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

/** The map, and the same stops as a list for those who cannot see it. */
export function RouteSection({ slug, stops, days }: { slug: string; stops: readonly RouteStop[]; days: Itinerary }) {
  const km = days.reduce((sum, { driveKm }) => sum + driveKm, 0)
  const longest = Math.max(0, ...days.map(({ driveMinutes }) => driveMinutes))
  return (
    <section className="block" id="route">
      <h2>{words.title}</h2>
      <figure>
        <DrawnMap src={`/scenes/route-${slug}.svg`} draw={() => maps?.routeMap({ stops, title: routeTitle(stops) })} />
        <figcaption className="ui muted small num">{words.total(km.toLocaleString('en-US'), roadTime(longest))}</figcaption>
      </figure>
      <h3 className="visually-hidden">{words.stops}</h3>
      <ol className="stops">
        {stops.map(({ name, days: spent }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be passed twice; the order is what tells them apart
          <li key={at}>
            <b>{name}</b> <span>{spent.length > 0 ? words.days(spent) : at === 0 ? words.start : ''}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
