import type { Rains } from './country-guide.ts'

/** A month of a park: how good it is (0 avoid … 3 best), and how wet. */
export type ParkMonth = { mark: number; rain: 'dry' | 'rain' | 'heaviest' }

/** The year of a park, January to December, by its own marks and its country's rains. */
export function monthsOf(marks: readonly number[], rains: readonly Rains[]): ParkMonth[] {
  const isIn = (month: number, list: 'months' | 'heaviest') => rains.some((rain) => rain[list].includes(month))
  return marks.map((mark, at) => ({
    mark,
    rain: isIn(at + 1, 'heaviest') ? 'heaviest' : isIn(at + 1, 'months') ? 'rain' : 'dry',
  }))
}
