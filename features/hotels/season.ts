import type { Day } from '#values/dates.ts'

export type Season = 'low' | 'high'

/** A part of the year with the high rate, as month and day ('06-01'), both inside; it may cross the new year. Any other night is low. */
export type HighSeason = {
  from: string
  to: string
  /** The shortest stay that may touch it. */
  minimumNights: number
}

/** The high season that a night lies in, by the day it begins; undefined in the low one. */
export function highSeasonOf(night: Day, highSeasons: readonly HighSeason[]): HighSeason | undefined {
  const monthDay = night.slice(5)
  return highSeasons.find(({ from, to }) =>
    from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to,
  )
}
