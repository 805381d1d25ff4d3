import type { RouteStop } from '#artwork/route-map.ts'
import { besideDays } from '../../shared/route-stops.ts'
import { DrawnMap } from '../../ui/drawn-map.tsx'
import { itineraryWords as words } from '../../words/itinerary.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { roadTime } from '../../words/trade.ts'
import { DayList, type Itinerary } from './day-by-day.tsx'
import { type DayTravel, unbroken } from './day-travel.ts'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

type Props = { slug: string; stops: readonly RouteStop[]; days: Itinerary; travels: readonly DayTravel[] }

/** The days, and beside them the map whose pins lead to them. It stays while they are read, where there is room. */
export function RouteSection({ slug, stops, days, travels }: Props) {
  return (
    <section className="block itinerary" id="days">
      <h2>{packageDetailWords.tabs.days}</h2>
      <div className="columns">
        <figure id="route">
          <DrawnMap src={`/scenes/route-${slug}.svg`} draw={() => maps?.routeMap(besideDays(stops))} />
          <figcaption className="ui muted small num">{captionOf(days, travels)}</figcaption>
        </figure>
        <DayList days={days} travels={travels} />
      </div>
    </section>
  )
}

/** How far it is, and what the lines are. */
function captionOf(days: Itinerary, travels: readonly DayTravel[]): string {
  const km = days.reduce((sum, { driveKm }) => sum + driveKm, 0)
  const longest = Math.max(0, ...days.map(({ driveMinutes }) => driveMinutes))
  const modes = new Set(travels.flatMap(({ modes }) => modes))
  const flies = modes.has('air')
  const others = ['trail', 'boat', 'ferry', 'rail'] as const
  return [
    km > 0 && words.total(km.toLocaleString('en-US'), unbroken(roadTime(longest)), flies),
    modes.has('road') && words.drawn,
    flies && words.flights,
    others.some((mode) => modes.has(mode)) && words.others,
  ]
    .filter(Boolean)
    .join(' ')
}
