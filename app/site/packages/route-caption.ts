import type { PublishedPackage } from '#features/packages/published-package.ts'
import { itineraryWords as words } from '../../words/itinerary.ts'
import { roadTime } from '../../words/trade.ts'
import { type DayTravel, unbroken } from './day-travel.ts'

type Days = readonly Pick<PublishedPackage['itinerary'][number], 'driveKm' | 'driveMinutes'>[]

/** How far it is, and what the lines are. */
export function routeCaption(days: Days, travels: readonly DayTravel[]): string {
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
