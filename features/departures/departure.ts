import { addDays, type Day, kigaliInstant, nextMidnight } from '#values/dates.ts'

export type DepartureStatus = 'planned' | 'nearly' | 'guaranteed' | 'last-places' | 'full' | 'closed' | 'cancelled'

/** The usual cut-off, in days before the start. */
export const usualCutOffDays = 2

/** `cutOffDays`: the departure's cut-off, in days before its start; null for the usual one. */
type Closing = { startsOn: Day; cutOffDays: number | null }

/** The day on which booking closes, in Kigali. */
export const lastDayOfSale = ({ startsOn, cutOffDays }: Closing): Day => addDays(startsOn, -(cutOffDays ?? usualCutOffDays))

/** The last instant at which a seat can be taken: 18:00 in Kigali, on the last day of sale. */
export const cutOff = (closing: Closing): Date => kigaliInstant(lastDayOfSale(closing), 18)

/** `confirmed`: the seats of bookings that cannot lapse. Unpaid holds take seats but count towards no minimum. */
type Seats = Closing & { confirmed: number; left: number; minimum: number; guaranteed: boolean; cancelled: boolean }

/**
 * The status of a departure: the one word that matters most to somebody who wants a seat, in the order cancelled, closed, full, last places,
 * guaranteed, nearly, planned. Whether it is guaranteed and how it sells are separate facts.
 */
export function departureStatus(seats: Seats, now: Date): DepartureStatus {
  if (seats.cancelled) return 'cancelled'
  if (now >= cutOff(seats)) return 'closed'
  if (seats.left === 0) return 'full'
  if (seats.left <= 3) return 'last-places'
  return runningStatus(seats)
}

/** Whether a departure runs, however it sells. */
export function runningStatus(seats: Pick<Seats, 'confirmed' | 'minimum' | 'guaranteed'>): 'guaranteed' | 'nearly' | 'planned' {
  if (seats.guaranteed) return 'guaranteed'
  const short = seatsShort(seats)
  return short > 0 && short <= 2 ? 'nearly' : 'planned'
}

/** What decides whether a departure runs. */
export type Running = Closing & Pick<Seats, 'confirmed' | 'minimum' | 'guaranteed'>

/**
 * How many confirmed seats are missing until a departure is guaranteed by itself (`guaranteeIfReached`); none once it is. None too where
 * the minimum is confirmed without a guarantee: because staff withdrew it, or because demo bookings are among them.
 */
export const seatsShort = ({ confirmed, minimum, guaranteed }: Pick<Seats, 'confirmed' | 'minimum' | 'guaranteed'>): number =>
  guaranteed ? 0 : Math.max(0, minimum - confirmed)

/** So long before its cut-off a departure that is not certain is decided on: guaranteed, moved or cancelled. */
const decisionMs = 14 * 24 * 3_600_000

/**
 * Whether staff have to decide if a departure goes: people have seats, its minimum is not confirmed, and its cut-off is near or past. One
 * that nobody has booked needs no decision: it closes by itself.
 */
export const needsDecision = (
  departure: Closing & Pick<Seats, 'confirmed' | 'minimum' | 'guaranteed'> & { taken: number },
  now: Date,
): boolean => departure.taken > 0 && seatsShort(departure) > 0 && cutOff(departure).getTime() - now.getTime() <= decisionMs

/**
 * When the display of departures may change without a write: the next end of a hold, the next cut-off, or midnight in Kigali.
 */
export function staleAt(rows: readonly (Closing & { nextEnd: Date | null })[], now: Date): Date {
  const midnight = nextMidnight(now)
  const instants = rows.flatMap((row) => [cutOff(row), ...(row.nextEnd ? [row.nextEnd] : [])])
  return instants.reduce((first, at) => (at > now && at < first ? at : first), midnight)
}

/** The cache tags of a departure: the lists, its own page and its package's page. */
export const departureTags = (slug: string, packageSlug: string): string[] => [
  'departures',
  `departure:${slug}`,
  `package:${packageSlug}`,
]
