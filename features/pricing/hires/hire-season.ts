import type { Day } from '#values/dates.ts'
import { isWithin } from '../season.ts'

/** Parts of the year with high rates, month and day, both inside; every other day is low. */
const highSeasons = [
  { from: '06-01', to: '09-30' },
  { from: '12-20', to: '01-05' },
]

export type HireSeason = 'low' | 'high'

/** The season a day of a hire goes by. */
export const seasonOf = (day: Day): HireSeason => (highSeasons.some((season) => isWithin(day, season)) ? 'high' : 'low')
