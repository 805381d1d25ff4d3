import type { OptionLetter } from './trip-option.ts'
import type { TripItem, TripVersion } from './trip-version.ts'

/** Who has no bed, or more than one, in a night of an option: travellers by their positions, nights from 1. */
export type BedFault = { option: OptionLetter; night: number; without: number[]; twice: number[] }

/**
 * The nights in which somebody has no bed or two, by option. A bed is any stay in which somebody sleeps: of the rate book, by hand, of the customer's own, or
 * still to be found. The last day has no night.
 */
export function bedFaults({ options, days, items, party }: TripVersion): BedFault[] {
  const stays = items.filter(({ kind, dayUse }) => kind === 'stay' && !dayUse)
  return options.flatMap(({ letter }) =>
    days.slice(0, -1).flatMap(({ day: night }) => {
      const own = stays.filter((stay) => isIn(stay, letter, night))
      const bedsOf = (position: number) => own.filter(({ who }) => who === null || who.includes(position)).length
      const positions = party.map(({ position }) => position)
      const without = positions.filter((position) => bedsOf(position) === 0)
      const twice = positions.filter((position) => bedsOf(position) > 1)
      return without.length + twice.length > 0 ? [{ option: letter, night, without, twice }] : []
    }),
  )
}

const isIn = ({ options, day, days, optional }: TripItem, letter: OptionLetter, night: number) =>
  !optional && (options === null || options.includes(letter)) && day <= night && night < day + days
