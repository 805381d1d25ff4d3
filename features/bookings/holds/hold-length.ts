import type { HoldLengths } from '#features/settings/settings.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import type { PaymentMethod } from '../payment-methods.ts'

const minute = 60_000
const hour = 60 * minute

/** How long a hold by staff lasts. */
export const staffHoldMs = ({ staffDays }: HoldLengths): number => staffDays * 24 * hour
/** How long a party from the waiting list has to accept. Emails promise it, so it is no setting. */
export const offerHoldMs = 72 * hour
/** By how much a card hold is extended, once, while its payment is under way. */
export const cardGraceMs = 10 * minute
/** How long a supplier has to answer for a part on request, once the deposit is paid. */
export const supplierAnswerMs = 48 * hour

/** How long a visitor's hold lasts, by payment method: docs/stock.md, 'How long a hold lasts'. In milliseconds. */
export function holdLengthMs(holds: HoldLengths, method: PaymentMethod, startsOn: Day, at: Date): number {
  if (method === 'card') return holds.cardMinutes * minute
  if (method === 'mobile-money') return holds.mobileMoneyMinutes * minute
  return (daysBetween(kigaliDay(at), startsOn) < 30 ? holds.bankNearHours : holds.bankHours) * hour
}

/** The end of a hold that begins at `at`; never past the cut-off. */
export const holdEnd = (lengthMs: number, cutOff: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + lengthMs, cutOff.getTime()))
