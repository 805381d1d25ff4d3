import type { DayRoute } from '../../shared/day-routes.ts'
import { itineraryWords as words } from '../../words/itinerary.ts'
import { roadTime } from '../../words/trade.ts'

/** How a day travels, as far as its row shows it. */
export type DayTravel = Pick<DayRoute, 'day' | 'modes' | 'through'> & { detour?: string }

/** What the rows of days show of routes, without the line of the map. */
export const dayTravels = (routes: readonly DayRoute[]): DayTravel[] =>
  routes.map(({ day, modes, through, detour }) => ({ day, modes, through, ...(detour && { detour: detour.place.name }) }))

/** A figure and its unit stay on one line. */
export const unbroken = (figure: string) => figure.replaceAll(' ', '\u00a0')

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
export function travelText({ from, to, driveKm, driveMinutes }: Day, travel: DayTravel | undefined) {
  const stays = from.id === to.id
  if (stays && driveMinutes === 0 && driveKm === 0) return undefined
  const round = stays && travel?.detour
  const through = travel?.through ?? []
  const took = [driveMinutes > 0 && unbroken(roadTime(driveMinutes)), travel && words.modes(travel.modes)]
    .filter(Boolean)
    .join(' ')
  return {
    ends: round ? words.thereAndBack(round) : stays ? '' : words.between(from.name, to.name),
    figures: [
      driveKm > 0 && unbroken(words.km(driveKm.toLocaleString('en-US'))),
      took,
      through.length > 0 && !round && words.through(through),
    ]
      .filter(Boolean)
      .join(', '),
  }
}
