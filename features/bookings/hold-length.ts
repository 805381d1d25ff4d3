import { cutOff } from '#features/departures/departure.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'

export const paymentMethods = ['bank-transfer', 'mobile-money', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const minute = 60_000
const hour = 60 * minute

/** How long staff hold seats for someone, and how long a party from the waiting list has to accept. */
export const staffHoldMs = 7 * 24 * hour
export const offerHoldMs = 72 * hour

/** A bank transfer takes days: it is not offered for a start less than seven days away. */
export const methodsFor = (startsOn: Day, now: Date): PaymentMethod[] =>
  paymentMethods.filter((method) => method !== 'bank-transfer' || daysBetween(kigaliDay(now), startsOn) >= 7)

/** How long a visitor's seats are held, by the way of paying: docs/stock.md, 'How long a hold lasts'. In milliseconds. */
export function holdLengthMs(method: PaymentMethod, startsOn: Day, at: Date): number {
  if (method === 'card') return 30 * minute
  if (method === 'mobile-money') return 15 * minute
  return daysBetween(kigaliDay(at), startsOn) < 30 ? 24 * hour : 72 * hour
}

/** The end of a hold: its length from the instant of taking, never past the departure's cut-off. */
export function holdEnd(lengthMs: number, startsOn: Day, at: Date): Date {
  return new Date(Math.min(at.getTime() + lengthMs, cutOff(startsOn).getTime()))
}
