import type { Words } from '#platform/languages/source.ts'
import type { DayRoute } from '../../shared/day-routes.ts'
import { listed } from '../../shared/journeys/listed.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import type { itineraryWords } from '../../words/itinerary.ts'
import type { roadTimeWords } from '../../words/road-time.ts'

/** How a day travels, as far as its row shows it. */
export type DayTravel = Pick<DayRoute, 'day' | 'modes' | 'through'> & { detour?: string }

/** What the rows of days show of routes, without the line of the map. */
export const dayTravels = (routes: readonly DayRoute[]): DayTravel[] =>
  routes.map(({ day, modes, through, detour }) => ({ day, modes, through, ...(detour && { detour: detour.place.name }) }))

/** A figure and its unit stay on one line. */
export const unbroken = (figure: string) => figure.replaceAll(' ', '\u00a0')

/** `ends`: from where to where; `figures`: how far, how long, by what. */
export type TravelText = { ends: string; figures: string }

type ItineraryWords = Words<typeof itineraryWords.tree>

type Day = {
  from: { id: string; name: string }
  to: { id: string; name: string }
  driveKm: number
  driveMinutes: number
}

/**
 * A day's travel in words: from where to where, then how far, how long, by what, through which places. None for a day that stays;
 * a way without figures, on a trail, has no time.
 */
export function travelText(
  { from, to, driveKm, driveMinutes }: Day,
  travel: DayTravel | undefined,
  words: ItineraryWords,
  time: Words<typeof roadTimeWords.tree>,
): TravelText | undefined {
  const stays = from.id === to.id
  if (stays && driveMinutes === 0 && driveKm === 0) return undefined
  const round = stays && travel?.detour
  const through = travel?.through ?? []
  const took = tookText(driveMinutes > 0 ? unbroken(roadTime(driveMinutes, time)) : '', travel, words)
  return {
    ends: round ? words.thereAndBack({ place: round }) : stays ? '' : words.between({ from: from.name, to: to.name }),
    figures: [
      driveKm > 0 && unbroken(words.km({ km: driveKm })),
      took,
      through.length > 0 && !round && words.through({ names: listed(through, words) }),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** How long and by what: '2 h 30 by road and air', 'on a trail'. */
function tookText(time: string, travel: DayTravel | undefined, words: ItineraryWords): string {
  if (!travel) return time
  if (travel.modes.every((mode) => mode === 'trail')) return time ? words.timeOnTrail({ time }) : words.onTrail
  const named = [...new Set(travel.modes)].map((mode) => words.mode[mode])
  const modes = listed(named, words)
  return time ? words.timeBy({ time, modes }) : words.by({ modes })
}
