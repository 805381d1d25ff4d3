import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { CsvCell } from '#values/csv.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { bookingStateWords } from '../../../words/admin/bookings/booking-states.ts'
import { orderKindWords } from '../../../words/admin/bookings/order-kinds.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { trafficSourceText } from '../../components/traffic-source-text.ts'

/** Money as a number that a spreadsheet adds up: whole units of the currency in its own column. */
const amount = (minor: number, currency: Currency): number => minor / 10 ** currencyDigits[currency]

const instant = (at: Date | null): string => (at ? `${kigaliDay(at)} ${kigaliClock(at)}` : '')

/** A booking as a row of a file: as many cells, in the same order, as `bookingListWords.file.columns` names. */
export function fileRow(booking: Booking, account: BookingAccount): CsvCell[] {
  const { currency } = booking
  return [
    booking.reference,
    readEnglish(bookingStateWords)[booking.state],
    booking.leadName,
    booking.email,
    booking.phone,
    readEnglish(orderKindWords)[booking.kind].word,
    booking.title,
    booking.startsOn,
    booking.endsOn,
    booking.travellersCount,
    currency,
    amount(booking.totalMinor, currency),
    amount(account.paidMinor, currency),
    amount(account.outstandingMinor - account.refundDueMinor, currency),
    account.outstandingMinor > 0 ? booking.balanceDueOn : '',
    instant(booking.holdEndsAt),
    instant(booking.createdAt),
    booking.channel ? readEnglish(originWords).channels[booking.channel] : '',
    booking.source ? readEnglish(originWords).sources[booking.source] : '',
    booking.firstSource ? trafficSourceText(readEnglish, booking.firstSource) : '',
    booking.lastSource ? trafficSourceText(readEnglish, booking.lastSource) : '',
  ]
}
