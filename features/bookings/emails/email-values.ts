import type { PlaceholderValues } from '#features/emails/placeholders.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import type { BookingAccount } from '../account.ts'
import type { Booking } from '../booking-record.ts'
import type { BookingPlaceholder } from './booking-placeholders.ts'
import { type EmailFacts, instantWords, moneyWords } from './email-facts.ts'
import { claimWords, takenWords } from './order-words.ts'
import { bookedOrderWords } from './words/booked-order.ts'

/** What the values of a booking's placeholders may say. */
export const bookingValueParts: readonly Source[] = [bookedOrderWords]

/** The values of a booking's placeholders, from its row and its account, in words of `bookingValueParts`. */
export function bookingValues(read: ReadWords, booking: Booking, account: BookingAccount): Record<BookingPlaceholder, string> {
  const { format } = read
  const money = (minor: number) => format.money({ minor, currency: booking.currency })
  return {
    name: booking.leadName,
    reference: booking.reference,
    what: claimWords(read, booking),
    journey: booking.title,
    starts: format.day(booking.startsOn),
    ends: format.day(booking.endsOn),
    travellers: String(booking.travellersCount),
    taken: takenWords(read, booking),
    total: money(booking.totalMinor),
    balance: money(account.outstandingMinor),
    balance_due: format.day(booking.balanceDueOn),
    deposit: money(booking.depositMinor),
    paid: money(account.paidMinor),
  }
}

/** The same for an automatic email, which also names the amount due now and the end of the hold. */
export function emailValues(facts: EmailFacts): PlaceholderValues {
  const { read, booking, account } = facts
  return {
    ...bookingValues(read, booking, account),
    due: moneyWords(facts, account.due.minor),
    ...(booking.holdEndsAt && { held_until: instantWords(facts, booking.holdEndsAt) }),
    ...(booking.answerBy && { answer_by: instantWords(facts, booking.answerBy) }),
  }
}
