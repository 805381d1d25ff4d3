import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { CancelRefusal } from '#features/bookings/changes/cancel-booking.server.ts'
import type { HoldAgainRefusal } from '#features/bookings/changes/hold-again.server.ts'
import type { CardRefusal } from '#features/bookings/payments/start-card-payment.server.ts'
import type { AcceptRefusal } from '#features/bookings/quotes/accept-quote.server.ts'
import type { OrderKind } from '#features/offers/order.ts'
import type { DetailsRefusal } from '#features/travellers/save-traveller-details.server.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { refusalSentence } from './booking-refusals.ts'
import { instantText } from './instant-text.ts'

/** Everything that can come back from a visitor's own page, but for travellers' details. */
export type OwnRefusal =
  | AcceptRefusal
  | HoldAgainRefusal
  | AmendRefusal
  | CancelRefusal
  | CardRefusal
  | { reason: 'change-not-here' }
  | { reason: 'too-many-tries' }

/** The sentence for each refusal of the own page: what is wrong, and what to do. */
export function ownRefusal(refusal: OwnRefusal, asked: { kind: OrderKind; travellers: number }): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'move-not-allowed':
    case 'changed-meanwhile':
    case 'reason-missing':
      return 'This booking changed while you were reading. The page now shows how it stands: look, and try again.'
    case 'hold-lapsed':
      return 'The hold has ended meanwhile. Nothing was taken.'
    case 'price-changed':
      return `The price changed meanwhile: it is ${moneyText(usd(refusal.totalMinor))} now. Nothing was done. Look at the lines, and press again if you agree.`
    case 'fee-changed':
      return `The fee is ${moneyText(usd(refusal.feeMinor))} now: a day has passed, or something was bought for you. Nothing was cancelled. Look, and press again if you agree.`
    case 'nothing-changes':
      return 'Nothing would change. Choose what should be otherwise, then look at the price.'
    case 'too-late-to-move':
      return `The date could be moved until ${dayText(refusal.until)}, when the balance is due: by then beds and permits are paid for. Everything else can still be changed. Write to us about another date.`
    case 'part-on-request':
      return `${refusal.labels.join(', ')}: this has to be asked for first, and your booking is confirmed as it is. Write to us: we ask, and change nothing before you agree.`
    case 'hold-would-end':
      return `For the new date it would be held until ${instantText(refusal.until)}, Kigali time, which is earlier than stood here. Nothing was changed. Look, and press again if you agree.`
    case 'change-not-here':
      return 'As it stands the booking cannot be changed here. Write to us with the reference.'
    case 'no-cards':
      return 'Cards are not taken here at the moment. Choose another way of paying.'
    case 'nothing-due':
      return 'There is nothing to pay now.'
    case 'amount-changed':
      return 'What is due changed while you were reading. Nothing was taken. Look at the amount, and press again.'
    case 'too-many-tries':
      return 'The card page was opened too often. Wait an hour, or pay in another way. Nothing was taken.'
    case 'gateway-away':
      return 'The card house does not answer. Nothing was taken. Try again in a minute, or pay in another way.'
    default:
      return refusalSentence(refusal, asked)
  }
}

/** Why details of a traveller were not saved. */
export function detailsRefusal(refusal: DetailsRefusal): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'traveller-unknown':
      return 'This traveller is no longer in the booking. Go back and look who is.'
    case 'booking-final':
      return 'This booking is over: nothing is asked for any more, and what we had is deleted in time.'
    case 'consent-missing':
      return 'Tick the box for health and faith, or leave both fields empty.'
    case 'already-given':
      return 'Somebody has given this already. It is changed on the booking’s own page.'
    case 'already-named':
      return 'This traveller has another name already. Take the traveller off and add another under “Change the booking”.'
    case 'too-young':
      return `Too young: this journey or one of its permits asks for ${refusal.minimumAge} years on the day. Take the traveller off under “Change the booking”, or write to us.`
    case 'no-adult':
      return 'Somebody of eighteen or more has to travel with the party.'
    case 'ages-wrong':
      return 'Check the date of birth: on the first day nobody is over 120, or not born yet.'
    case 'price-would-change':
      return `The price was made for somebody of ${refusal.pricedAge}, and at ${refusal.age} another one counts. Change the booking first: it shows the difference before you accept.`
  }
}
