import { addMonths, firstOfMonth } from '#values/dates.ts'

/** How many months ahead departures are listed, today's own included: those of `listDepartureMonths`. */
const monthsAhead = 24

/**
 * The month that the calendar shows: the requested one, or the first with a departure, or today's. Undefined where the requested
 * one is past or further ahead than departures are listed. All months are '2027-03'.
 *
 * @param months those with a departure, in order.
 */
export function shownMonth(requested: string | undefined, months: readonly string[], today: string): string | undefined {
  const current = today.slice(0, 7)
  if (!requested) return months[0] ?? current
  const last = addMonths(firstOfMonth(today), monthsAhead - 1).slice(0, 7)
  return requested >= current && requested <= last ? requested : undefined
}

/** The nearest months with a departure before and after one. */
export const monthsBeside = (
  month: string,
  months: readonly string[],
): { previous: string | undefined; next: string | undefined } => ({
  previous: months.findLast((one) => one < month),
  next: months.find((one) => one > month),
})
