import { lastDayOfSale } from '#features/departures/departure.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Day } from '#values/dates.ts'

/** What of a departure a timetable shows: loaders send no more than this to the browser. */
export type Leaving = Pick<
  DepartureRow,
  | 'slug'
  | 'title'
  | 'startsOn'
  | 'endsOn'
  | 'days'
  | 'startPlace'
  | 'endPlace'
  | 'price'
  | 'capacity'
  | 'left'
  | 'status'
  | 'comfort'
> & {
  /** How many travellers are missing to the minimum. */
  short: number
  /** The day on which booking closes, at 18:00 in Kigali. */
  closesOn: Day
}

export function leavingOf(row: DepartureRow): Leaving {
  const { slug, title, startsOn, endsOn, days, startPlace, endPlace, price, capacity, left, status, comfort } = row
  const short = Math.max(0, row.minimum - row.taken)
  const closesOn = lastDayOfSale(row)
  return { slug, title, startsOn, endsOn, days, startPlace, endPlace, price, capacity, left, status, comfort, short, closesOn }
}

/** Whether a seat, or a place on the waiting list, can still be asked for. */
export const isOpen = ({ status }: Pick<Leaving, 'status'>) => status !== 'closed' && status !== 'cancelled'
