import type { CancelRefusal } from '#features/bookings/cancellations/cancel-booking.server.ts'
import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { AnswerRefusal } from '#features/bookings/changes/answer-part.server.ts'
import type { ChildFeeRefusal } from '#features/bookings/child-fees/record-child-fee.server.ts'
import type { CallOffRefusal } from '#features/bookings/departures/call-off-departure.server.ts'
import type { SeatsRefusal } from '#features/bookings/departures/change-seats.server.ts'
import type { RecordRefusal } from '#features/bookings/payments/record-payment.server.ts'
import type { RefundRefusal } from '#features/bookings/payments/refund-payment.server.ts'
import type { QuotedRefusal } from '#features/bookings/quotes/hold-quoted.server.ts'
import type { PurchaseRefusal } from '#features/bookings/suppliers/mark-purchase.server.ts'
import type { GuaranteeRefusal } from '#features/departures/guarantee-departure.server.ts'
import type { AdjustmentRefusal } from '#features/pricing/adjustments/adjust.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { counted } from '../counted.ts'
import { adjustmentRefusal, isOfAdjustment, type OfAdjustment } from './adjustments.ts'
import { bedOrCarRefusal } from './bed-or-car-refusals.ts'
import { bookingStateWords } from './booking.ts'
import { isOfMessage, type MessageRefusal, messageRefusal, type OfMessage } from './messages.ts'
import { notPublishedYet } from './not-published-yet.ts'

/** What a form of the admin area refuses by itself, before any action is asked. */
type FormRefusal =
  | { reason: 'too-long' }
  | { reason: 'note-missing' }
  | { reason: 'answer-missing' }
  | { reason: 'supplier-missing' }
  | { reason: 'supplier-too-long' }
  | { reason: 'choice-missing' }
  | { reason: 'label-missing' }
  | { reason: 'refunded-meanwhile' }
  | { reason: 'plan-changed' }

/** Everything that an action of the admin area may answer with a no. */
export type AdminRefusal =
  | FormRefusal
  | { reason: 'terms-changed' }
  | AmendRefusal
  | { reason: 'has-left' }
  | AdjustmentRefusal
  | MessageRefusal
  | AnswerRefusal
  | CancelRefusal
  | PurchaseRefusal
  | ChildFeeRefusal
  | QuotedRefusal
  | RecordRefusal
  | RefundRefusal
  | SeatsRefusal
  | GuaranteeRefusal
  | CallOffRefusal

const money = (minor: number) => moneyText(usd(minor))

/**
 * The sentence for each refusal: what is so now, and what to do. A refusal that is new does not compile until it has one.
 */
export function adminRefusal(refusal: AdminRefusal): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'departure-unknown':
      return 'This no longer exists.'
    case 'withdrawal-reason-missing':
      return 'Say why: the reason is kept in the history of the departure.'
    case 'move-not-allowed':
      return `This is no longer possible. The booking’s state is now “${bookingStateWords[refusal.state].word}”. Nothing was changed.`
    case 'reason-missing':
      return 'Enter a reason. It is shown in the timeline.'
    case 'note-missing':
      return 'Enter a note.'
    case 'answer-missing':
      return 'Choose Asked, Confirmed or Not available.'
    case 'supplier-missing':
      return 'Enter who is asked.'
    case 'supplier-too-long':
      return 'The name of the supplier is longer than 120 characters.'
    case 'choice-missing':
      return 'Choose who cancels: the customer, us, or a no-show.'
    case 'label-missing':
      return 'Enter a title. The customer reads it.'
    case 'too-long':
      return 'The text is longer than 2,000 characters. Shorten it.'
    case 'hold-lapsed':
      return 'The hold has ended meanwhile and its services are released. Nothing was changed.'
    case 'changed-meanwhile':
      return 'Somebody changed this booking while you had it open. Check it, then try again.'
    case 'refunded-meanwhile':
      return 'This payment has changed while you had it open. Check it, then try again.'
    case 'plan-changed':
      return 'A booking on this departure has changed. Check the list, then try again.'
    case 'fee-changed':
      return `The cancellation fee is now ${money(refusal.feeMinor)}. Nothing was cancelled. Check the cancellation charge again.`
    case 'price-changed':
      return `The price is now ${money(refusal.totalMinor)}. Nothing was changed. Review the changes again.`
    case 'terms-changed':
      return 'The terms changed meanwhile. Nothing was booked. Try again.'
    case 'has-left':
      return 'The booking is no longer on this departure. Reload the page.'
    case 'nothing-changes':
      return 'There are no changes to save.'
    case 'too-many-unpaid':
      return `This customer may hold up to ${counted(refusal.most, 'place')} unpaid at a time.`
    case 'hold-would-end':
      return `For the new date the hold would end earlier: ${englishFormatter.instant(refusal.until)}. Nothing was changed. Review the changes again.`
    case 'quote-ended':
      return 'The quotation has ended. Nothing is held. Use Duplicate booking for a new price.'
    case 'part-on-request':
      return `It needs a supplier reply: ${refusal.parts.map(({ label }) => label).join(', ')}.`
    case 'total-below-passed-on':
      return `Permits, park fees and flights alone come to ${money(refusal.passedOnMinor)}, more than the price that was agreed. Send a new quotation, or change the price first.`
    default:
      if (isOfMessage(refusal)) return messageRefusal(refusal)
      return isOfAdjustment(refusal) ? adjustmentRefusal(refusal) : moneyRefusal(refusal)
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
  | 'choice-missing'
  | 'label-missing'
  | 'too-long'
  | 'hold-lapsed'
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
  | 'payment-unknown'
  | 'fee-wrong'
  | 'more-than-refund-due'
  | 'more-than-settled'
  | 'gateway-away'
  | 'gateway-refused'
  | 'purchase-unknown'
  | 'child-fee-unknown'
  | 'child-fee-wrong'
  | 'number-missing'
  | 'bought-already'
  | 'part-not-on-request'
  | 'seats-wrong'
  | 'seats-changed-meanwhile'
  | 'capacity-below-taken'
  | 'cancelled-already'
  | 'other-date-wrong'
/** Of money, suppliers and seats. */
function moneyRefusal(refusal: Exclude<AdminRefusal, { reason: OfBooking | OfAdjustment | OfMessage }>): string {
  switch (refusal.reason) {
    case 'amount-wrong':
      return 'Enter an amount, for example 3,570 or 3,570.50. Francs have no cents.'
    case 'reference-missing':
      return 'Enter the payment reference, to find it in the bank statement.'
    case 'currency-not-taken':
      return 'This booking accepts US dollars and Rwandan francs.'
    case 'more-than-owed':
      return `The balance due is only ${money(refusal.outstandingMinor)}. If more was received, select “Accept overpayment” below.`
    case 'fee-wrong':
      return 'Enter the fee as an amount below the payment, or leave it empty.'
    case 'payment-unknown':
      return 'This booking has no such payment.'
    case 'more-than-refund-due':
      return refusal.refundDueMinor === 0
        ? 'No refund is due.'
        : `The refund due is only ${money(refusal.refundDueMinor)}. To refund more, cancel or edit the booking first.`
    case 'more-than-settled':
      return `Only ${money(refusal.refundableMinor)} of this payment can still be refunded.`
    case 'gateway-away':
      return 'The card gateway does not answer. Nothing was refunded. Try again in a few minutes.'
    case 'gateway-refused':
      return `The card gateway refused: ${refusal.words} Nothing was refunded. Refund by bank transfer instead.`
    case 'child-fee-unknown':
      return 'This fee has been recorded, or is no longer part of the booking.'
    case 'child-fee-wrong':
      return `Enter an amount from 0 to ${money(refusal.mostMinor)}, the fee that was charged.`
    case 'purchase-unknown':
      return 'This no longer needs to be purchased.'
    case 'number-missing':
      return 'Enter the permit or ticket number.'
    case 'bought-already':
      return 'It is already purchased and cannot be undone here.'
    case 'part-not-on-request':
      return 'A reply is already recorded, or it is no longer on request.'
    case 'seats-wrong':
      return `Enter a number of seats from 1 to ${refusal.most}.`
    case 'seats-changed-meanwhile':
      return `Somebody has changed it to ${counted(refusal.capacity, 'seat')} meanwhile. Check it, then try again.`
    case 'capacity-below-taken':
      return `${counted(refusal.taken, 'seat')} ${refusal.taken === 1 ? 'is' : 'are'} taken: ${refusal.by.map(({ leadName, travellersCount, reference }) => `${leadName} ${travellersCount} (${reference})`).join(', ')}. Nothing was changed.`
    case 'cancelled-already':
      return 'This departure is already cancelled.'
    case 'other-date-wrong':
      return 'That date can no longer be booked. Choose another, or none.'
    default:
      return productRefusal(refusal)
  }
}

/** Why an order cannot be sold so: dates, parties, extras. */
function productRefusal(refusal: Exclude<AdminRefusal, { reason: OfBooking | OfAdjustment | OfMessage | OfMoney }>): string {
  switch (refusal.reason) {
    case 'product-unknown':
    case 'not-on-sale':
      return 'This is no longer on sale.'
    case 'closed':
      return 'Booking is closed for this date.'
    case 'too-far-ahead':
      return `Dates after ${dayText(refusal.until)} are not on sale yet.`
    case 'too-late-to-move':
      return 'It is too late to change the date.'
    case 'party-too-large':
      return `Maximum ${counted(refusal.most, 'traveller')}.`
    case 'no-adult':
      return 'At least one traveller must be 18 or older.'
    case 'ages-wrong':
      return `Check the date of birth of traveller ${refusal.positions.join(', ')}: the age on the first day must be 0 to 120.`
    case 'travellers-too-young':
      return refusal.travellers
        .map(
          ({ position, age, minimumAge, rule }) =>
            `Traveller ${position} will be ${age}: the minimum age for ${rule} is ${minimumAge}.`,
        )
        .join(' ')
    case 'rates-not-published':
      return `${notPublishedYet(refusal.until)}. Publish rates for these dates, or send a custom price.`
    case 'no-rate':
      return 'No price for these dates. Choose another accommodation level or date, or send a custom price.'
    case 'too-many-single-rooms':
      return `At most ${counted(refusal.most, 'single room')}: each needs an adult, and a child shares with one.`
    case 'stock-short':
      return refusal.short
        .map(
          ({ part, left }) =>
            `${part.label ?? part.resource}, ${dayText(part.day)}: ${Math.max(0, left)} available, ${part.quantity} needed.`,
        )
        .join(' ')
    case 'code-unknown':
    case 'code-not-for-this':
    case 'code-ended':
    case 'code-used-up':
      return 'The discount code is not valid for this booking.'
    case 'extra-unknown':
      return 'One of the extras is not sold with this product.'
    case 'too-many-extras':
      return `At most ${refusal.most} of one extra.`
    default:
      return bedOrCarRefusal(refusal)
  }
}
