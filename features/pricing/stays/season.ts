import type { Day } from '#values/dates.ts'
import { isWithin, type PartOfYear } from '../season.ts'

export type Season = 'low' | 'high'

/** A part of the year with the high rate; any other night is low. */
export type HighSeason = PartOfYear & {
  /** The shortest stay that may touch it. */
  minimumNights: number
}

/** The high season that a night lies in, by the day it begins; undefined in the low one. */
export function highSeasonOf(night: Day, highSeasons: readonly HighSeason[]): HighSeason | undefined {
  return highSeasons.find((season) => isWithin(night, season))
}
