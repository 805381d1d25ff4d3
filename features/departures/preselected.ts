import type { Day } from '#values/dates.ts'

/** The party of a visitor who has not chosen how many travel. */
const usualParty = 2

/** How many a departure is shown for: as many as requested, else two, or one where one seat is left. For a full one two wait. */
export const partyFor = (left: number, requested: number | undefined): number => requested ?? (left === 1 ? 1 : usualParty)

/** '2027-06': when a month of 1 to 12 comes next, today's own month included. */
export function nextMonth(month: number, today: Day): string {
  const [year, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return `${month < current ? year + 1 : year}-${String(month).padStart(2, '0')}`
}

type Dated = { startsOn: Day; left: number }

/**
 * The departure that a page opens with, of those that are open, by date: the first of the month ('2027-06') with a seat for the
 * whole party, else the first of any month. A full one, or one with too few seats, only where there is no other.
 */
export function preselected<Row extends Dated>(
  open: readonly Row[],
  { month, travellers }: { month: string | undefined; travellers: number | undefined },
): Row | undefined {
  const fitting = open.filter(({ left }) => left >= (travellers ?? usualParty))
  const inMonth = month && fitting.find(({ startsOn }) => startsOn.startsWith(month))
  return inMonth || fitting[0] || open.find(({ left }) => left > 0) || open[0]
}
