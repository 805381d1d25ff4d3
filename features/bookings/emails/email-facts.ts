import type { StoredPayment } from '#features/payments/payment.ts'
import type { Settings } from '#features/settings/settings.ts'
import { type Day, kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { convert, moneyText } from '#values/money.ts'
import type { BookingAccount } from '../account.ts'
import type { BookingState } from '../booking.ts'
import type { BookedLine, BookedPart, Booking } from '../booking-record.ts'

/** What a letter tells from. */
export type EmailFacts = {
  booking: Booking
  lines: readonly BookedLine[]
  parts: readonly BookedPart[]
  account: BookingAccount
  settings: Settings
  /** The day it is in Kigali. */
  today: Day
  /** The address of the booking's own page with its key. */
  link: string
  /** The end that the hold is given once the e-mail is confirmed, and the address that confirms it; absent where there is nothing to confirm. */
  confirm?: { until: Date; link: string } | undefined
  /** What staff or the visitor gave as the reason of the move; empty where nobody had to. */
  reason: string
  /** The state that the move led from; null at the beginning. */
  from: BookingState | null
  /** How many files go with it: a voucher, and the plan of a journey. */
  attached: number
  /** The payment it is about, where it is about one. */
  payment: StoredPayment | undefined
  /** Which of its refunds, by the name the ledger has for it. */
  refund: string | undefined
}

/** '14 June 2027 at 18:00, Kigali time' */
export const instantWords = (at: Date): string => `${dayText(kigaliDay(at))} at ${kigaliClock(at)}, Kigali time`

/** An amount of the booking's own currency. */
export const moneyWords = ({ booking }: Pick<EmailFacts, 'booking'>, minor: number): string =>
  moneyText({ minor, currency: booking.currency })

/** The same amount in francs, at the rate that was agreed with the booking. */
export const francWords = ({ booking: { currency, rwfPerUnit } }: Pick<EmailFacts, 'booking'>, minor: number): string =>
  moneyText(convert({ minor, currency }, 'RWF', rwfPerUnit))

/** What is on request and not answered, each thing once: ['Gorilla permit, Volcanoes National Park']. */
export const onRequestOf = ({ parts }: Pick<EmailFacts, 'parts'>): string[] => [
  ...new Set(parts.filter(({ onRequest, answer }) => onRequest && answer === null).map(({ label }) => label)),
]
