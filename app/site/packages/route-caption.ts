import type { PublishedPackage } from '#features/packages/published-package.ts'
import type { Words } from '#platform/languages/source.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import type { itineraryWords } from '../../words/itinerary.ts'
import type { roadTimeWords } from '../../words/road-time.ts'
import { type DayTravel, unbroken } from './day-travel.ts'

type Days = readonly Pick<PublishedPackage['itinerary'][number], 'driveKm' | 'driveMinutes'>[]

/** How far it is, and what the lines are. */
export function routeCaption(
  days: Days,
  travels: readonly DayTravel[],
  words: Words<typeof itineraryWords.tree>,
  time: Words<typeof roadTimeWords.tree>,
): string {
  const km = days.reduce((sum, { driveKm }) => sum + driveKm, 0)
  const longest = unbroken(roadTime(Math.max(0, ...days.map(({ driveMinutes }) => driveMinutes)), time))
  const modes = new Set(travels.flatMap(({ modes }) => modes))
  const flies = modes.has('air')
  const others = ['trail', 'boat', 'ferry', 'rail'] as const
  return [
    km > 0 && (flies ? words.totalFlown({ km, longest }) : words.total({ km, longest })),
    modes.has('road') && words.drawn,
    flies && words.flights,
    others.some((mode) => modes.has(mode)) && words.others,
  ]
    .filter(Boolean)
    .join(' ')
}
