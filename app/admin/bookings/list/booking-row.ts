import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { orderKindWords } from '../../../words/admin/bookings/order-kinds.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { paymentStatusWords } from '../../../words/admin/bookings/payment-status.ts'
import { leftText } from '../../components/instants.ts'
import { nextStep, nothingOpen, type OpenWork } from '../step/next-step.ts'
import { paymentStatusTones, type Tagged } from '../tones.ts'
import type { Chase } from './chase-of.ts'

/** The fields of a booking that its row in a list needs. The browser gets no others. */
export type BookingRow = Pick<Booking, 'id' | 'reference' | 'leadName' | 'title' | 'state' | 'travellersCount' | 'sample'> & {
  kind: string
  leaves: string
  /** The day it was booked, in Kigali. */
  booked: string
  total: string
  /** The payment status in a word; undefined where nothing is charged. */
  paid: Tagged | undefined
  /** The paid part of the amount charged, in percent and in words; undefined where nothing is charged. */
  bar: { percent: number; label: string } | undefined
  /** What is to be paid or refunded. */
  balance: string
  /** The time left of a hold; empty without one. */
  hold: string
  next: { text: string; presses: boolean }
  /** The marketing source and the sales channel; empty where they are not recorded. */
  source: string
  channel: string
  /** When their money was due and whom to call, in a list of those who have something to pay. */
  chase: Chase | undefined
}

/** A row of a list. `work`: what else is open for a sold booking. `chase`: in a list of debts. */
export function bookingRow(
  read: ReadWords,
  booking: Booking,
  account: BookingAccount,
  work: OpenWork | undefined,
  now: Date,
  chase?: Chase,
): BookingRow {
  const orderKindLabels = read(orderKindWords)
  const paymentStatusLabels = read(paymentStatusWords)
  const words = read(bookingListWords)
  const originLabels = read(originWords)
  const {
    id,
    reference,
    leadName,
    title,
    kind,
    state,
    sample,
    travellersCount,
    startsOn,
    totalMinor,
    currency,
    holdEndsAt,
    createdAt,
  } = booking
  const money = (minor: number) => read.format.money({ minor, currency })
  const { chargedMinor, paidMinor, outstandingMinor, refundedMinor, refundDueMinor } = account
  const moved = chargedMinor > 0 || refundedMinor > 0 || refundDueMinor > 0
  return {
    id,
    reference,
    leadName,
    title,
    kind: orderKindLabels[kind].word,
    state,
    sample,
    travellersCount,
    leaves: `${read.format.shortDay(startsOn)} ${startsOn.slice(0, 4)}`,
    booked: read.format.shortDay(kigaliDay(createdAt)),
    total: totalMinor > 0 ? money(totalMinor) : '',
    paid: moved ? { word: paymentStatusLabels[account.status], tone: paymentStatusTones[account.status] } : undefined,
    bar:
      chargedMinor > 0
        ? {
            percent: Math.max(0, Math.min(100, Math.floor((paidMinor * 100) / chargedMinor))),
            label: words.paidOf({ paid: money(paidMinor), total: money(chargedMinor) }),
          }
        : undefined,
    balance:
      refundDueMinor > 0
        ? (account.isCredit ? words.credit : words.toGiveBack)({ amount: money(refundDueMinor) })
        : state === 'requested'
          ? words.notYetDue
          : outstandingMinor > 0
            ? words.toCome({ amount: money(outstandingMinor) })
            : '',
    hold:
      state === 'on-hold' && holdEndsAt
        ? holdEndsAt > now
          ? words.holdLeft({ left: leftText(read, holdEndsAt, now) })
          : words.holdOver
        : '',
    next: nextStep(read, booking, account, work ?? nothingOpen, now),
    source: booking.source ? originLabels.sources[booking.source] : '',
    channel: booking.channel ? originLabels.channels[booking.channel] : '',
    chase,
  }
}
