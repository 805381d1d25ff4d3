import type { PlaceholderValues } from '#features/emails/placeholders.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import type { BookingAccount } from '../account.ts'
import type { Booking } from '../booking-record.ts'
import { type EmailFacts, instantWords } from './email-facts.ts'
import { claimWords, takenWords } from './order-words.ts'

/** The placeholders of a text about any booking. */
export const bookingPlaceholders = [
  'name',
  'reference',
  'journey',
  'starts',
  'ends',
  'travellers',
  'what',
  'taken',
  'total',
  'deposit',
  'paid',
  'balance',
  'balance_due',
] as const
export type BookingPlaceholder = (typeof bookingPlaceholders)[number]

/** The values of a booking's placeholders, from its row and its account. */
export function bookingValues(booking: Booking, account: BookingAccount): Record<BookingPlaceholder, string> {
  const money = (minor: number) => moneyText({ minor, currency: booking.currency })
  return {
    name: booking.leadName,
    reference: booking.reference,
    what: claimWords(booking),
    journey: booking.title,
    starts: dayText(booking.startsOn),
    ends: dayText(booking.endsOn),
    travellers: String(booking.travellersCount),
    taken: takenWords(booking),
    total: money(booking.totalMinor),
    balance: money(account.outstandingMinor),
    balance_due: dayText(booking.balanceDueOn),
    deposit: money(booking.depositMinor),
    paid: money(account.paidMinor),
  }
}

/** The same for an automatic email, which also names the amount due now and the end of the hold. */
export const emailValues = ({ booking, account }: EmailFacts): PlaceholderValues => ({
  ...bookingValues(booking, account),
  due: moneyText({ minor: account.due.minor, currency: booking.currency }),
  ...(booking.holdEndsAt && { held_until: instantWords(booking.holdEndsAt) }),
  ...(booking.answerBy && { answer_by: instantWords(booking.answerBy) }),
})
