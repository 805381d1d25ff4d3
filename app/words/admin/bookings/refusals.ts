import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { CancelRefusal } from '#features/bookings/changes/cancel-booking.server.ts'
import type { CallOffRefusal } from '#features/bookings/departures/call-off-departure.server.ts'
import type { SeatsRefusal } from '#features/bookings/departures/change-seats.server.ts'
import type { RecordRefusal } from '#features/bookings/payments/record-payment.server.ts'
import type { RefundRefusal } from '#features/bookings/payments/refund-payment.server.ts'
import type { AnswerRefusal } from '#features/bookings/suppliers/answer-part.server.ts'
import type { PurchaseRefusal } from '#features/bookings/suppliers/mark-purchase.server.ts'
import type { PromiseRefusal } from '#features/departures/guarantee-departure.server.ts'
import { dayText, monthNames } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { counted } from '../../en.ts'
import { instantText } from '../../instant-text.ts'
import { bookingStateWords } from './booking.ts'

/** What a form of the admin area refuses by itself, before any action is asked. */
type FormRefusal =
  | { reason: 'too-long' }
  | { reason: 'note-missing' }
  | { reason: 'answer-missing' }
  | { reason: 'label-missing' }
  | { reason: 'refunded-meanwhile' }
  | { reason: 'plan-changed' }

/** Everything that an action of the admin area may answer with a no. */
export type AdminRefusal =
  | FormRefusal
  | AmendRefusal
  | { reason: 'has-left' }
  | AnswerRefusal
  | CancelRefusal
  | PurchaseRefusal
  | RecordRefusal
  | RefundRefusal
  | SeatsRefusal
  | PromiseRefusal
  | CallOffRefusal

const money = (minor: number) => moneyText(usd(minor))

/**
 * The sentence for each refusal: what is so now, and what to do. A refusal that is new does not compile until it has one.
 */
export function adminRefusal(refusal: AdminRefusal): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'departure-unknown':
      return 'This is not there any more.'
    case 'move-not-allowed':
      return `That is not possible any more: the booking is now ${bookingStateWords[refusal.state].word.toLowerCase()}. Nothing was changed.`
    case 'reason-missing':
      return 'Write a reason. It stands in the timeline for whoever opens this next.'
    case 'note-missing':
      return 'Write the note first.'
    case 'answer-missing':
      return 'Choose yes or no.'
    case 'label-missing':
      return 'Write what the price is for. They read it.'
    case 'too-long':
      return 'That is more than 2,000 characters. Shorten it a little.'
    case 'hold-lapsed':
      return 'The hold has ended in the meantime, so what it held is free again. Nothing was changed.'
    case 'changed-meanwhile':
      return 'Somebody changed this booking while you had it open. Look at it as it stands now, then decide again.'
    case 'refunded-meanwhile':
      return 'Money has moved by this payment while you had it open. Look at it as it stands now, then decide again.'
    case 'plan-changed':
      return 'A booking on this departure has changed since you looked. Read the list again, then decide.'
    case 'fee-changed':
      return `The fee is ${money(refusal.feeMinor)} now. Nothing was cancelled. Look at the statement again.`
    case 'price-changed':
      return `The price is ${money(refusal.totalMinor)} now. Nothing was changed. Look at the difference again.`
    case 'has-left':
      return 'It is not on this departure any more. Look at it as it stands now.'
    case 'nothing-changes':
      return 'Nothing would change by this.'
    case 'too-many-unpaid':
      return `This visitor may hold ${counted(refusal.most, 'place')} unpaid at a time.`
    case 'hold-would-end':
      return `For the new date the hold would end earlier, at ${instantText(refusal.until)}. Nothing was changed. Look at the difference again.`
    case 'part-on-request':
      return `It would depend on a supplier’s answer: ${refusal.labels.join(', ')}.`
    default:
      return moneyRefusal(refusal)
  }
}

type OfBooking =
  | 'has-left'
  | 'booking-unknown'
  | 'departure-unknown'
  | 'move-not-allowed'
  | 'reason-missing'
  | 'note-missing'
  | 'answer-missing'
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
type OfMoney =
  | 'amount-wrong'
  | 'reference-missing'
  | 'currency-not-taken'
  | 'more-than-owed'
  | 'payment-unknown'
  | 'more-than-refund-due'
  | 'more-than-settled'
  | 'gateway-away'
  | 'gateway-refused'
  | 'purchase-unknown'
  | 'number-missing'
  | 'bought-already'
  | 'part-not-on-request'
  | 'seats-wrong'
  | 'seats-changed-meanwhile'
  | 'capacity-below-taken'
  | 'cancelled-already'
  | 'other-date-wrong'
type OfOrder =
  | 'product-unknown'
  | 'not-on-sale'
  | 'closed'
  | 'too-far-ahead'
  | 'too-late-to-move'
  | 'party-too-large'
  | 'no-adult'
  | 'ages-wrong'
  | 'travellers-too-young'
  | 'no-rate'
  | 'too-many-single-rooms'
  | 'stock-short'
  | 'code-unknown'
  | 'code-not-for-this'
  | 'code-ended'
  | 'code-used-up'
  | 'extra-unknown'
  | 'too-many-extras'

/** Of money, suppliers and seats. */
function moneyRefusal(refusal: Exclude<AdminRefusal, { reason: OfBooking }>): string {
  switch (refusal.reason) {
    case 'amount-wrong':
      return 'Write an amount of money, for example 3,570 or 3,570.50. Francs have no cents.'
    case 'reference-missing':
      return 'Write its reference: without one nobody finds it in the bank’s statement again.'
    case 'currency-not-taken':
      return 'This booking takes US dollars and Rwandan francs.'
    case 'more-than-owed':
      return `Only ${money(refusal.outstandingMinor)} is still to come. If more has really come, say so below and press again.`
    case 'payment-unknown':
      return 'There is no such payment of this booking.'
    case 'more-than-refund-due':
      return refusal.refundDueMinor === 0
        ? 'Nothing is due back.'
        : `Only ${money(refusal.refundDueMinor)} is due back. Cancel or change the booking first if more should go.`
    case 'more-than-settled':
      return `Only ${money(refusal.refundableMinor)} of this payment is left to give back.`
    case 'gateway-away':
      return 'The card gateway does not answer. Nothing went back. Try again in a few minutes.'
    case 'gateway-refused':
      return `The card gateway refused: ${refusal.words} Nothing went back. Send it by bank instead.`
    case 'purchase-unknown':
      return 'This is not to be bought any more.'
    case 'number-missing':
      return 'Write the permit’s number.'
    case 'bought-already':
      return 'It is bought already, and cannot be taken back here.'
    case 'part-not-on-request':
      return 'This has been answered already, or is not on request any more.'
    case 'seats-wrong':
      return `Write a number of seats from 1 to ${refusal.most}.`
    case 'seats-changed-meanwhile':
      return `Somebody has set it to ${counted(refusal.capacity, 'seat')} meanwhile. Look again, then decide.`
    case 'capacity-below-taken':
      return `${counted(refusal.taken, 'seat')} ${refusal.taken === 1 ? 'is' : 'are'} taken: ${refusal.by.map(({ leadName, travellersCount, reference }) => `${leadName} ${travellersCount} (${reference})`).join(', ')}. Nothing was changed.`
    case 'cancelled-already':
      return 'This departure is cancelled already.'
    case 'other-date-wrong':
      return 'That date cannot be booked any more. Choose another, or none.'
    default:
      return productRefusal(refusal)
  }
}

/** Why an order cannot be sold so: dates, parties, extras. */
function productRefusal(refusal: Exclude<AdminRefusal, { reason: OfBooking | OfMoney }>): string {
  switch (refusal.reason) {
    case 'product-unknown':
    case 'not-on-sale':
      return 'This is not on sale any more.'
    case 'closed':
      return 'It is past the last moment at which this can be booked.'
    case 'too-far-ahead':
      return `Nothing is sold after ${dayText(refusal.until)} yet.`
    case 'too-late-to-move':
      return 'It is too late for another date.'
    case 'party-too-large':
      return `It takes up to ${counted(refusal.most, 'person', 'people')}.`
    case 'no-adult':
      return 'Somebody of eighteen or more has to travel with them.'
    case 'ages-wrong':
      return `Check the date of birth of traveller ${refusal.positions.join(', ')}: on the first day nobody is over 120, or not born yet.`
    case 'travellers-too-young':
      return refusal.travellers
        .map(({ position, age, minimumAge, rule }) => `Traveller ${position} will be ${age}: ${rule} asks for ${minimumAge}.`)
        .join(' ')
    case 'no-rate':
      return 'There is no price for this on these days. Choose another comfort or day, or make a price by hand.'
    case 'too-many-single-rooms':
      return `At most ${counted(refusal.most, 'room')} for one person: each needs an adult, and a child shares with one.`
    case 'stock-short':
      return refusal.short
        .map(
          ({ part, left }) =>
            `${part.label ?? part.resource}, ${dayText(part.day)}: ${Math.max(0, left)} left of ${part.quantity} wanted.`,
        )
        .join(' ')
    case 'code-unknown':
    case 'code-not-for-this':
    case 'code-ended':
    case 'code-used-up':
      return 'Its code is not valid for this.'
    case 'extra-unknown':
      return 'One of the extras is not sold with this.'
    case 'too-many-extras':
      return `At most ${refusal.most} of one extra.`
    default:
      return bedOrCarRefusal(refusal)
  }
}

function bedOrCarRefusal(refusal: Exclude<AdminRefusal, { reason: OfBooking | OfMoney | OfOrder }>): string {
  switch (refusal.reason) {
    case 'dates-wrong':
      return 'The end has to come after the beginning, and neither may lie in the past.'
    case 'stay-too-long':
      return `A stay has up to ${counted(refusal.most, 'night')}.`
    case 'stay-too-short':
      return `This house takes ${counted(refusal.minimum, 'night')} or more on these days.`
    case 'house-closed':
      return `The house is open in ${refusal.openMonths.map((month) => monthNames[month - 1]).join(', ')} only.`
    case 'no-rooms':
      return 'It needs a room.'
    case 'too-many-rooms':
      return `At most ${counted(refusal.most, 'room')}.`
    case 'room-unknown':
      return 'This house has no such room.'
    case 'board-unknown':
      return `${refusal.room} is not let with these meals.`
    case 'room-empty':
    case 'child-alone':
      return 'An adult sleeps in every room.'
    case 'room-too-small':
      return `${refusal.room} takes ${refusal.most} ${refusal.of}.`
    case 'guest-too-young':
      return `This house takes guests from ${refusal.minimumAge} years on.`
    case 'no-vehicles':
      return 'It needs a car.'
    case 'too-many-vehicles':
      return `There are ${counted(refusal.most, 'car')} of this class.`
    case 'hire-by-quote':
      return `From ${refusal.fromDays} days on a hire needs a price made by hand.`
    case 'not-without-driver':
      return 'This class is only let with a driver.'
    case 'not-with-driver':
      return 'This class is only let without a driver.'
    case 'driver-unknown':
      return 'Nobody is named who drives.'
    case 'driver-too-young':
      return `Whoever drives must be ${refusal.minimumAge} on the first day.`
    case 'licence-too-new':
      return `Whoever drives needs a licence of ${counted(refusal.years, 'year')}.`
    case 'not-abroad':
      return 'This class does not go to one of these countries.'
    case 'notice-too-short':
      return `Papers for the border take ${counted(refusal.noticeDays, 'day')}.`
  }
}
