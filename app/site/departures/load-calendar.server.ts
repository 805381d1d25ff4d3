import { type DepartureRow, listDepartureMonths } from '#features/departures/reads.server.ts'
import { addDays, addMonths, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { readDepartures } from '../shared-reads.server.ts'
import { shownMonth } from './calendar-month.ts'
import type { DepartureFilter } from './departure-filter.ts'

/** The most departures of a month that the calendar shows. */
export const mostInMonth = 200

/** `month`: the one shown, '2027-03'. `rows`: its departures by date, at most `mostInMonth` and one more. */
export type CalendarLoaded = { month: string; months: string[]; rows: DepartureRow[] }

/** The departures of one month. Undefined for a month that is past or further ahead than departures are listed. */
export async function loadCalendar(
  context: RouteContext,
  filter: DepartureFilter,
  now: Date,
): Promise<CalendarLoaded | undefined> {
  const { db } = contextOf(context)
  const query = { now, style: filter.style, guaranteedOnly: filter.guaranteed }
  const months = await listDepartureMonths(db, query)
  const today = kigaliDay(now)
  const month = shownMonth(filter.month, months, today)
  if (!month) return undefined
  const first = `${month}-01`
  const from = first > today ? first : today
  const rows = await readDepartures(context, { ...query, from, until: addDays(addMonths(first, 1), -1), limit: mostInMonth + 1 })
  return { month, months, rows }
}
