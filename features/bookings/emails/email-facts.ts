import type { StoredPayment } from '#features/payments/payment.ts'
import type { ShownLine } from '#features/pricing/lines/line-in-language.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliClock, kigaliDay } from '#values/dates.ts'
import { convert } from '#values/money.ts'
import type { BookingAccount } from '../account.ts'
import type { BookingState } from '../booking.ts'
import type { BookedLine, BookedPart, Booking } from '../booking-record.ts'
import { bookedOrderWords } from './words/booked-order.ts'

/** What a booking was before a change, as far as its email says what is other now. */
export type BeforeChange = Pick<Booking, 'startsOn' | 'endsOn' | 'travellersCount' | 'totalMinor'>

/** Everything that an email about a booking may name. */
export type EmailFacts = {
  /** The words of its language: of `bookingEmailParts`. */
  read: ReadWords
  booking: Booking
  /** In its language. */
  lines: readonly (BookedLine & Pick<ShownLine, 'lang'>)[]
  /** In its language. */
  parts: readonly BookedPart[]
  account: BookingAccount
  settings: Settings
  /** The day it is in Kigali. */
  today: Day
  /** The address of the booking's own page with its key. */
  link: string
  /** The hold's end once the address is confirmed, and the link that confirms it; absent when there is nothing to confirm. */
  confirm?: { until: Date; link: string } | undefined
  /** What to know of a departure that may not run, in sentences (`findMayNotRun`). */
  mayNotRun: readonly string[]
  /** The reason that staff or the visitor gave for the change; empty where none is required. */
  reason: string
  /** The state before the change; null for a new booking. */
  from: BookingState | null
  /** How many files are attached: a voucher, and the itinerary of a journey. */
  attached: number
  /** The payment it is about, where it is about one. */
  payment: StoredPayment | undefined
  /** Which of its refunds, by its provider event id. */
  refund: string | undefined
  /** What was before the change that it is about, where that is known. */
  before?: BeforeChange | undefined
}

/** '14 June 2027 at 18:00, Kigali time' */
export const instantWords = ({ read }: Pick<EmailFacts, 'read'>, at: Date): string =>
  read(bookedOrderWords).instant({ day: read.format.day(kigaliDay(at)), time: kigaliClock(at) })

/** An amount of the booking's own currency. */
export const moneyWords = ({ read, booking }: Pick<EmailFacts, 'read' | 'booking'>, minor: number): string =>
  read.format.money({ minor, currency: booking.currency })

/** The same amount in francs, at the rate that was agreed with the booking. */
export const francWords = (
  { read, booking: { currency, rwfPerUnit } }: Pick<EmailFacts, 'read' | 'booking'>,
  minor: number,
): string => read.format.money(convert({ minor, currency }, 'RWF', rwfPerUnit))

/** Sentences in a row, without those that are not there. */
export const inARow = (...sentences: readonly (string | false | undefined)[]): string => sentences.filter(Boolean).join(' ')

/** What is on request and has no yes yet, each thing once: ['Gorilla permit, Volcanoes National Park']. */
export const onRequestOf = ({ parts }: Pick<EmailFacts, 'parts'>): string[] => [
  ...new Set(parts.filter(({ onRequest, answer }) => onRequest && answer !== 'yes').map(({ label }) => label)),
]
