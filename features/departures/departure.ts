import { addDays, type Day, kigaliInstant, nextMidnight } from '#values/dates.ts'

export type DepartureStatus = 'planned' | 'nearly' | 'guaranteed' | 'last-places' | 'full' | 'closed' | 'cancelled'

/** Until so many days before its start a journey is sold, where the departure has no cut-off of its own. */
export const usualCutOffDays = 2

/** `cutOffDays`: a departure's own cut-off, in days before its start; null where the usual one counts. */
type Closing = { startsOn: Day; cutOffDays: number | null }

/** The day on which booking closes, in Kigali. */
export const lastDayOfSale = ({ startsOn, cutOffDays }: Closing): Day => addDays(startsOn, -(cutOffDays ?? usualCutOffDays))

/** The last instant at which a seat can be taken: 18:00 in Kigali, on the last day of sale. */
export const cutOff = (closing: Closing): Date => kigaliInstant(lastDayOfSale(closing), 18)

/** `confirmed`: the seats of bookings that cannot lapse. Unpaid holds take seats but count towards no minimum. */
type Seats = Closing & { confirmed: number; left: number; minimum: number; guaranteed: boolean; cancelled: boolean }

/**
 * What a departure says of itself. Whether it is guaranteed and how it sells are two facts; the status is the one word
 * that matters most to someone who wants a seat: cancelled, closed, full, last places, guaranteed, nearly, planned.
 */
export function departureStatus(seats: Seats, now: Date): DepartureStatus {
  if (seats.cancelled) return 'cancelled'
  if (now >= cutOff(seats)) return 'closed'
  if (seats.left === 0) return 'full'
  if (seats.left <= 3) return 'last-places'
  if (seats.guaranteed) return 'guaranteed'
  return seatsShort(seats) <= 2 ? 'nearly' : 'planned'
}

/** How many confirmed seats are missing until a departure is guaranteed by itself (`guaranteeIfReached`); none once it is. */
export const seatsShort = ({ confirmed, minimum, guaranteed }: Pick<Seats, 'confirmed' | 'minimum' | 'guaranteed'>): number =>
  guaranteed ? 0 : Math.max(0, minimum - confirmed)

/**
 * When what a page shows of departures may change without anybody writing: the next end of a hold, the next cut-off, or
 * midnight in Kigali.
 */
export function staleAt(rows: readonly (Closing & { nextEnd: Date | null })[], now: Date): Date {
  const midnight = nextMidnight(now)
  const instants = rows.flatMap((row) => [cutOff(row), ...(row.nextEnd ? [row.nextEnd] : [])])
  return instants.reduce((first, at) => (at > now && at < first ? at : first), midnight)
}

/** The topics that are stale once a departure or its seats change: the lists, its own page and its package's. */
export const departureTags = (slug: string, packageSlug: string): string[] => [
  'departures',
  `departure:${slug}`,
  `package:${packageSlug}`,
]
