import {
  type HoldRule,
  paymentMethodTable,
  type VisitorPaymentMethod,
  visitorPaymentMethods,
} from '#features/payments/payment-methods.ts'
import { afterOpenFor, type OfficeHours } from '#features/settings/office-hours.ts'
import type { HoldLengths, Settings } from '#features/settings/settings.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'

const minute = 60_000
const hour = 60 * minute

/** How long a hold by staff lasts. */
export const staffHoldMs = ({ staffDays }: HoldLengths): number => staffDays * 24 * hour
/**
 * How long somebody has to pay for what we offer them while they are not at the screen: seats from the waiting list, or a request that
 * was answered. Emails promise it, so it is no setting.
 */
export const offerHours = 72
export const offerHoldMs = offerHours * hour
/** By how much a card hold is extended, once, while its payment is under way. */
export const cardGraceMs = 10 * minute
/** How long we take to answer a request, in hours. */
export const answerHours = 48

/** What decides how long a hold lasts: the operator's lengths, and when the office is open. */
export type HoldSettings = Pick<Settings, 'holds' | 'office'>

type Taken = { at: Date; daysBefore: number }

/** For so many hours the office, and with it a bank, is open before a hold by bank transfer ends: none ends on the Sunday after a Saturday. */
export const bankOpenHours = 4

const ruleMs: Record<HoldRule, (settings: HoldSettings, taken: Taken) => number> = {
  bank: ({ holds, office }, { at, daysBefore }) =>
    Math.max(
      (daysBefore < 30 ? holds.bankNearHours : holds.bankHours) * hour,
      msUntilOpenFor(office.hours, bankOpenHours * hour, at),
    ),
  // Staff look for the money, so only the time counts in which somebody is there.
  phone: ({ holds, office }, { at }) => msUntilOpenFor(office.hours, holds.mobileMoneyMinutes * minute, at),
  card: ({ holds }) => holds.cardMinutes * minute,
}

const msUntilOpenFor = (hours: OfficeHours, lengthMs: number, at: Date): number =>
  afterOpenFor(hours, lengthMs, at).getTime() - at.getTime()

/** How long a visitor's hold lasts, by the payment method: docs/stock.md, 'How long a hold lasts'. In milliseconds. */
export const holdLengthMs = (settings: HoldSettings, method: VisitorPaymentMethod, startsOn: Day, at: Date): number =>
  ruleMs[paymentMethodTable[method].visitor.hold](settings, { at, daysBefore: daysBetween(kigaliDay(at), startsOn) })

/** What decides the length of a new hold. `method` is null where staff book without one; `isRequest`: a part is on request. */
type NewHold = { method: VisitorPaymentMethod | null; startsOn: Day; at: Date; isRequest: boolean }

/** How long a new hold or request lasts, in milliseconds: a request is paid after its answer, so it lasts as long as a hold by staff. */
export const newHoldMs = (settings: HoldSettings, { method, startsOn, at, isRequest }: NewHold): number =>
  method === null || isRequest ? staffHoldMs(settings.holds) : holdLengthMs(settings, method, startsOn, at)

/** The methods by which something is held for a day or more: only of these is an ending hold reminded of. */
export const methodsHeldForDays = visitorPaymentMethods.filter((method) => paymentMethodTable[method].visitor.hold === 'bank')

/**
 * The instant by which a request is answered: in 48 hours, or where its end is near in half of the time, so that the other half is left
 * to pay. @param at when it was made.
 */
export const answerBy = (at: Date, end: Date): Date =>
  new Date(at.getTime() + Math.min(answerHours * hour, (end.getTime() - at.getTime()) / 2))

/** The end of a hold: its length from the instant of taking, never past the cut-off. */
export const holdEnd = (lengthMs: number, cutOff: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + lengthMs, cutOff.getTime()))
