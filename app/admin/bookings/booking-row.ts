import type { BookingAccount } from '#features/bookings/account-of.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { paymentStatusWords } from '../../words/desk-money.ts'
import { orderKindWords } from '../../words/desk-order.ts'
import { nextStep } from './next-step.ts'

/** What of a booking its row in a list needs: the browser gets no more than this. */
export type BookingRow = Pick<Booking, 'id' | 'reference' | 'leadName' | 'title' | 'state' | 'travellersCount' | 'sample'> & {
  kind: string
  leaves: string
  total: string
  /** Whether it is paid, in a word; undefined where nothing is asked for. */
  paid: (typeof paymentStatusWords)[keyof typeof paymentStatusWords] | undefined
  /** What is still to come. */
  balance: string
  next: { text: string; presses: boolean }
}

export function bookingRow(booking: Booking, account: BookingAccount, now: Date): BookingRow {
  const { id, reference, leadName, title, kind, state, sample, travellersCount, startsOn, totalMinor, currency } = booking
  const money = (minor: number) => moneyText({ minor, currency })
  const { owedMinor, outstandingMinor, refundedMinor, refundDueMinor } = account
  const moved = owedMinor > 0 || refundedMinor > 0 || refundDueMinor > 0
  return {
    id,
    reference,
    leadName,
    title,
    kind: orderKindWords[kind].word,
    state,
    sample,
    travellersCount,
    leaves: `${shortDay(startsOn)} ${startsOn.slice(0, 4)}`,
    total: totalMinor > 0 ? money(totalMinor) : '',
    paid: moved ? paymentStatusWords[account.status] : undefined,
    balance: outstandingMinor > 0 ? money(outstandingMinor) : '',
    next: nextStep(booking, account, now),
  }
}
