import type { CancelRefusal } from '#features/bookings/cancellations/cancel-booking.server.ts'
import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { OtherProposalRefusal } from '#features/bookings/changes/amend-to-proposal.server.ts'
import type { AnswerRefusal } from '#features/bookings/changes/answer-part.server.ts'
import type { ChildFeeRefusal } from '#features/bookings/child-fees/record-child-fee.server.ts'
import type { PermitsGone } from '#features/bookings/confirmation/confirm-booking.server.ts'
import type { CallOffRefusal } from '#features/bookings/departures/call-off-departure.server.ts'
import type { SeatsRefusal } from '#features/bookings/departures/change-seats.server.ts'
import type { RecordRefusal } from '#features/bookings/payments/record-payment.server.ts'
import type { RefundRefusal } from '#features/bookings/payments/refund-payment.server.ts'
import type { QuotedRefusal } from '#features/bookings/quotes/hold-quoted.server.ts'
import type { QuotingRefusal } from '#features/bookings/quotes/quote-booking.server.ts'
import type { PurchaseRefusal } from '#features/bookings/suppliers/mark-purchase.server.ts'
import type { GuaranteeRefusal } from '#features/departures/guarantee-departure.server.ts'
import type { AdjustmentRefusal } from '#features/pricing/adjustments/adjust.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking-states.ts'
import { refusalAdminWords } from '../../words/admin/bookings/refusals.ts'
import { adjustmentRefusal, isOfAdjustment, type OfAdjustment } from './adjust/adjustment-refusal.ts'
import { bedOrCarRefusal } from './bed-or-car-refusal.ts'
import { isOfMessage, type MessageRefusal, messageRefusal, type OfMessage } from './message/message-refusal.ts'
import { notPublishedYet } from './not-published-yet.ts'
import { permitsRefusal } from './parts/permits-refusal.ts'

/** What a form of the admin area refuses by itself, before any action is asked. */
type FormRefusal =
  | { reason: 'too-long' }
  | { reason: 'note-missing' }
  | { reason: 'answer-missing' }
  | { reason: 'supplier-missing' }
  | { reason: 'supplier-too-long' }
  | { reason: 'kept-until-wrong' }
  | { reason: 'permit-reference-too-long' }
  | { reason: 'choice-missing' }
  | { reason: 'refunded-meanwhile' }
  | { reason: 'plan-changed' }

/** Everything that an action of the admin area may answer with a no. */
export type AdminRefusal =
  | FormRefusal
  | { reason: 'terms-changed' }
  | AmendRefusal
  | OtherProposalRefusal
  | { reason: 'has-left' }
  | PermitsGone
  | AdjustmentRefusal
  | MessageRefusal
  | AnswerRefusal
  | CancelRefusal
  | PurchaseRefusal
  | ChildFeeRefusal
  | QuotedRefusal
  | QuotingRefusal
  | RecordRefusal
  | RefundRefusal
  | SeatsRefusal
  | GuaranteeRefusal
  | CallOffRefusal

const moneyIn = (read: ReadWords) => (minor: number) => read.format.money(usd(minor))

/**
 * The sentence for each refusal: what is so now, and what to do. A refusal that is new does not compile until it has one.
 */
export function adminRefusal(read: ReadWords, refusal: AdminRefusal): string {
  const words = read(refusalAdminWords)
  const money = moneyIn(read)
  const ofDay = ({ permit, day }: PermitsGone['permits'][number]) => words.permitOfDay({ permit, day: read.format.day(day) })
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'departure-unknown':
      return words['booking-unknown']
    case 'withdrawal-reason-missing':
      return words['withdrawal-reason-missing']
    case 'move-not-allowed':
      return words['move-not-allowed']({ state: read(bookingStateWords)[refusal.state] })
    case 'reason-missing':
    case 'note-missing':
    case 'answer-missing':
    case 'supplier-missing':
    case 'supplier-too-long':
    case 'kept-until-wrong':
    case 'permit-reference-too-long':
    case 'choice-missing':
    case 'label-missing':
    case 'too-long':
    case 'hold-lapsed':
    case 'changed-meanwhile':
    case 'refunded-meanwhile':
    case 'plan-changed':
      return words[refusal.reason]
    case 'permits-short':
    case 'permits-not-reserved':
    case 'permits-closed':
      return permitsRefusal(read, refusal)
    case 'permits-gone':
      return words['permits-gone']({ permits: refusal.permits.map(ofDay).join('; ') })
    case 'fee-changed':
      return words['fee-changed']({ fee: money(refusal.feeMinor) })
    case 'price-changed':
      return words['price-changed']({ total: money(refusal.totalMinor) })
    case 'lines-wrong':
    case 'terms-changed':
    case 'has-left':
    case 'nothing-changes':
      return words[refusal.reason]
    case 'too-many-unpaid':
      return words['too-many-unpaid']({ most: refusal.most })
    case 'hold-would-end':
      return words['hold-would-end']({ end: read.format.instant(refusal.until) })
    case 'quote-ended':
      return words['quote-ended']
    case 'part-on-request':
      return words['part-on-request']({ parts: refusal.parts.map(({ label }) => label).join(', ') })
    case 'total-below-passed-on':
      return words['total-below-passed-on']({ passedOn: money(refusal.passedOnMinor) })
    default:
      if (isOfMessage(refusal)) return messageRefusal(read, refusal)
      return isOfAdjustment(refusal) ? adjustmentRefusal(read, refusal) : moneyRefusal(read, refusal)
  }
}

type OfBooking =
  | 'has-left'
  | 'terms-changed'
  | 'booking-unknown'
  | 'departure-unknown'
  | 'withdrawal-reason-missing'
  | 'move-not-allowed'
  | 'reason-missing'
  | 'note-missing'
  | 'answer-missing'
  | 'supplier-missing'
  | 'supplier-too-long'
  | 'kept-until-wrong'
  | 'permit-reference-too-long'
  | 'choice-missing'
  | 'label-missing'
  | 'lines-wrong'
  | 'too-long'
  | 'hold-lapsed'
  | 'permits-gone'
  | 'permits-short'
  | 'permits-closed'
  | 'permits-not-reserved'
  | 'changed-meanwhile'
  | 'refunded-meanwhile'
  | 'plan-changed'
  | 'fee-changed'
  | 'price-changed'
  | 'nothing-changes'
  | 'hold-would-end'
  | 'too-many-unpaid'
  | 'part-on-request'
  | 'quote-ended'
  | 'total-below-passed-on'
type OfMoney =
  | 'amount-wrong'
  | 'reference-missing'
  | 'currency-not-taken'
  | 'more-than-owed'
  | 'hardly-anything'
  | 'payment-unknown'
  | 'fee-wrong'
  | 'more-than-refund-due'
  | 'more-than-settled'
  | 'before-payment'
  | 'gateway-away'
  | 'gateway-refused'
  | 'purchase-unknown'
  | 'child-fee-unknown'
  | 'child-fee-wrong'
  | 'number-missing'
  | 'bought-already'
  | 'number-known'
  | 'part-not-on-request'
  | 'seats-wrong'
  | 'seats-changed-meanwhile'
  | 'capacity-below-taken'
  | 'cancelled-already'
  | 'other-date-wrong'

/** Of money, suppliers and seats. */
function moneyRefusal(read: ReadWords, refusal: Exclude<AdminRefusal, { reason: OfBooking | OfAdjustment | OfMessage }>): string {
  const words = read(refusalAdminWords)
  const money = moneyIn(read)
  switch (refusal.reason) {
    case 'amount-wrong':
    case 'reference-missing':
    case 'currency-not-taken':
    case 'fee-wrong':
    case 'gateway-away':
    case 'child-fee-unknown':
    case 'part-not-on-request':
    case 'payment-unknown':
    case 'purchase-unknown':
    case 'number-missing':
    case 'number-known':
    case 'bought-already':
    case 'cancelled-already':
    case 'other-date-wrong':
      return words[refusal.reason]
    case 'more-than-owed':
      return words['more-than-owed']({ outstanding: money(refusal.outstandingMinor) })
    case 'hardly-anything':
      return words['hardly-anything']({
        charged: read.format.money(refusal.charged),
        worth: money(refusal.amountMinor),
        outstanding: money(refusal.outstandingMinor),
      })
    case 'more-than-refund-due':
      return refusal.refundDueMinor === 0
        ? words['no-refund-due']
        : words['more-than-refund-due']({ refundDue: money(refusal.refundDueMinor) })
    case 'more-than-settled':
      return words['more-than-settled']({ refundable: money(refusal.refundableMinor) })
    case 'before-payment':
      return words['before-payment']({ day: read.format.day(refusal.day) })
    case 'gateway-refused':
      return words['gateway-refused']({ words: refusal.words })
    case 'child-fee-wrong':
      return words['child-fee-wrong']({ most: money(refusal.mostMinor) })
    case 'seats-wrong':
      return words['seats-wrong']({ most: refusal.most })
    case 'seats-changed-meanwhile':
      return words['seats-changed-meanwhile']({ capacity: refusal.capacity })
    case 'capacity-below-taken':
      return words['capacity-below-taken']({
        taken: refusal.taken,
        bookings: refusal.by
          .map(({ leadName, travellersCount, reference }) => `${leadName} ${travellersCount} (${reference})`)
          .join(', '),
      })
    default:
      return productRefusal(read, refusal)
  }
}

/** Why an order cannot be sold so: dates, parties, extras. */
function productRefusal(
  read: ReadWords,
  refusal: Exclude<AdminRefusal, { reason: OfBooking | OfAdjustment | OfMessage | OfMoney }>,
): string {
  const words = read(refusalAdminWords)
  const { format } = read
  switch (refusal.reason) {
    case 'proposal-ended':
    case 'proposal-unknown':
    case 'proposal-not-open':
    case 'option-unknown':
    case 'tick-unknown':
    case 'estimate':
    case 'closed':
    case 'too-late-to-move':
    case 'no-adult':
    case 'no-rate':
    case 'extra-unknown':
      return words[refusal.reason]
    case 'product-unknown':
    case 'not-on-sale':
      return words['product-unknown']
    case 'too-far-ahead':
      return words['too-far-ahead']({ until: format.day(refusal.until) })
    case 'not-on-this-day':
      return words['not-on-this-day']({ days: format.list(refusal.days.map(format.day)) })
    case 'party-too-large':
      return words['party-too-large']({ most: refusal.most })
    case 'ages-wrong':
      return words['ages-wrong']({ positions: refusal.positions.join(', ') })
    case 'travellers-too-young':
      return refusal.travellers
        .map(({ position, age, minimumAge, rule }) => words['travellers-too-young']({ position, age, minimumAge, rule }))
        .join(' ')
    case 'rates-not-published':
      return words['rates-not-published']({ why: notPublishedYet(read, refusal.until) })
    case 'too-many-single-rooms':
      return words['too-many-single-rooms']({ most: refusal.most })
    case 'stock-short':
      return refusal.short
        .map(({ part, left }) =>
          words['stock-short']({
            part: part.label ?? part.resource,
            day: format.day(part.day),
            left: Math.max(0, left),
            needed: part.quantity,
          }),
        )
        .join(' ')
    case 'code-unknown':
    case 'code-not-for-this':
    case 'code-ended':
    case 'code-used-up':
      return words['code-unknown']
    case 'too-many-extras':
      return words['too-many-extras']({ most: refusal.most })
    default:
      return bedOrCarRefusal(read, refusal)
  }
}
