import type { Day } from '#values/dates.ts'

/** Whole months are added to a page until it has this many departures. */
const enough = 24
/** A month with more departures than this is divided over several pages. */
export const mostOnPage = 32

/** Where the next page begins: with a month ('2027-03'), or after the departure of a slug. */
export type NextPage = { from: string } | { after: string }

/**
 * The departures of one page of the timetable. `rows` are the next ones by date: one more than a page may hold, or all there are.
 */
export function monthsPage<Row extends { slug: string; startsOn: Day }>(next: readonly Row[]): { rows: Row[]; later?: NextPage } {
  const last = next[enough - 1]?.startsOn.slice(0, 7)
  const month = last && next.find(({ startsOn }) => startsOn.slice(0, 7) > last)?.startsOn.slice(0, 7)
  if (month) return { rows: next.filter(({ startsOn }) => startsOn.slice(0, 7) < month), later: { from: month } }
  const rows = next.slice(0, mostOnPage)
  const end = rows.at(-1)
  return end && next.length > mostOnPage ? { rows, later: { after: end.slug } } : { rows }
}
