import type { Day } from '#values/dates.ts'

/** A part of the year as month and day ('06-01'), both ends inside; it may cross the new year. */
export type PartOfYear = { from: string; to: string }

/** Whether a day lies in a part of the year. */
export function isWithin(day: Day, { from, to }: PartOfYear): boolean {
  const monthDay = day.slice(5)
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}
