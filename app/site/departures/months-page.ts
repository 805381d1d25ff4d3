import type { Day } from '#values/dates.ts'

/** Whole months are shown until this many departures stand on a page. */
const enough = 24

/** The departures of one page of the timetable: from a month ('2027-03') on, and the month the next page begins with. */
export function monthsPage<Row extends { startsOn: Day }>(
  rows: readonly Row[],
  from: string | undefined,
): { rows: Row[]; later?: string } {
  const rest = from ? rows.filter(({ startsOn }) => startsOn.slice(0, 7) >= from) : [...rows]
  const last = rest[enough - 1]?.startsOn.slice(0, 7)
  const next = last && rest.find(({ startsOn }) => startsOn.slice(0, 7) > last)?.startsOn.slice(0, 7)
  return next ? { rows: rest.filter(({ startsOn }) => startsOn.slice(0, 7) < next), later: next } : { rows: rest }
}
