import type { Day } from '#values/dates.ts'

/** Whole months are shown until this many departures stand on a page. */
const enough = 24
/** A month with more than this goes on over the next page. */
export const mostOnPage = 32

/** Where the next page begins: with a month ('2027-03'), or after a departure by its address. */
export type NextPage = { from: string } | { after: string }

/** The departures of one page of the timetable, of those that come next by date, one more than a page may hold or all there are. */
export function monthsPage<Row extends { slug: string; startsOn: Day }>(next: readonly Row[]): { rows: Row[]; later?: NextPage } {
  const last = next[enough - 1]?.startsOn.slice(0, 7)
  const month = last && next.find(({ startsOn }) => startsOn.slice(0, 7) > last)?.startsOn.slice(0, 7)
  if (month) return { rows: next.filter(({ startsOn }) => startsOn.slice(0, 7) < month), later: { from: month } }
  const rows = next.slice(0, mostOnPage)
  const end = rows.at(-1)
  return end && next.length > mostOnPage ? { rows, later: { after: end.slug } } : { rows }
}
