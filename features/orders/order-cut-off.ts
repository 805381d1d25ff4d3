import { cutOff } from '#features/departures/departure.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { addDays, type Day, kigaliDay, kigaliInstant, nextMidnight } from '#values/dates.ts'
import type { Sold } from './product.ts'

/** What is taken, and its first day. `cutOffDays`: the own cut-off of a departure, in days before its start, where it has one. */
export type Taken = { kind: OrderKind; startsOn: Day; cutOffDays: number | null }

/** Who books: a customer by themselves, or staff for them. */
export type BookedBy = 'visitor' | 'staff'

/**
 * The last instant of booking, on Kigali's clock: journeys at 18:00 two days before the start, or as many days as
 * the departure itself sets, beds and cars at 18:00 on the day before. Staff hire a car out to who stands at the counter, until its first
 * day is over.
 */
export function closesAt({ kind, startsOn, cutOffDays }: Taken, by: BookedBy = 'visitor'): Date {
  if (kind === 'hire' && by === 'staff') return kigaliInstant(addDays(startsOn, 1), 0)
  const bed = kind === 'stay' || kind === 'hire'
  return bed ? kigaliInstant(addDays(startsOn, -1), 18) : cutOff({ startsOn, cutOffDays })
}

/** The last instant at which a product can be taken for a first day. */
export const productCloses = (product: Sold, startsOn: Day, by?: BookedBy): Date =>
  closesAt({ kind: product.kind, startsOn, cutOffDays: product.kind === 'departure' ? product.departure.cutOffDays : null }, by)

const bedCloses = (startsOn: Day): Date => closesAt({ kind: 'stay', startsOn, cutOffDays: null })

/** The first day on which beds and cars can be booked. */
export function firstStart(now: Date): Day {
  const tomorrow = addDays(kigaliDay(now), 1)
  return now < bedCloses(tomorrow) ? tomorrow : addDays(tomorrow, 1)
}

/**
 * When what is sold of beds and cars turns by itself: where the first day closes, and at midnight, from which early booking
 * counts.
 */
export function nextTurn(now: Date): Date {
  const tomorrow = addDays(kigaliDay(now), 1)
  const closing = bedCloses(tomorrow)
  return now < closing ? closing : nextMidnight(now)
}
