import type { CancelRefusal } from '#features/bookings/cancellations/cancel-booking.server.ts'
import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { HoldAgainRefusal } from '#features/bookings/changes/hold-again.server.ts'
import type { CardRefusal } from '#features/bookings/payments/start-card-payment.server.ts'
import type { AcceptRefusal } from '#features/bookings/quotes/accept-quote.server.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import type { ReadWords } from '../../shared/page-words.server.ts'
import { refusalWords } from '../../words/booking-refusals.ts'
import { instantText } from '../../words/instant-text.ts'

/** Every refusal of the manage-booking pages, except those of traveller details. */
export type OwnRefusal =
  | AcceptRefusal
  | HoldAgainRefusal
  | AmendRefusal
  | CancelRefusal
  | CardRefusal
  | { reason: 'change-not-here' }
  | { reason: 'too-many-attempts' }

/** The sentence for each refusal: what is wrong, and what to do. */
export function ownRefusal(refusal: OwnRefusal, order: { kind: OrderKind; travellers: number }, read: ReadWords): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'move-not-allowed':
    case 'changed-meanwhile':
    case 'reason-missing':
      return 'This booking changed while you were reading. The page is now up to date: check it, and try again.'
    case 'hold-lapsed':
      return 'The hold has expired. Nothing was charged.'
    case 'price-changed':
      return `The price changed meanwhile: it is ${moneyText(usd(refusal.totalMinor))} now. Nothing was done. Check the price, and press again if you agree.`
    case 'fee-changed':
      return `The fee is ${moneyText(usd(refusal.feeMinor))} now: a day has passed, or something was bought for you. Nothing was cancelled. Check it, and press again if you agree.`
    case 'quote-ended':
      return 'This price is no longer valid. Nothing was booked. Write to us: we send you a new one.'
    case 'nothing-changes':
      return 'Nothing would change. Make a change, then check the price.'
    case 'too-late-to-move':
      return `The date could be moved until ${dayText(refusal.until)}, when the balance is due: by then beds and permits are paid for. Everything else can still be changed. Write to us about another date.`
    case 'part-on-request':
      return `${refusal.labels.join(', ')}: this must be requested first, and your booking stays confirmed as it is. Write to us: we ask, and change nothing before you agree.`
    case 'hold-would-end':
      return `For the new date it would be held until ${instantText(refusal.until)}, Kigali time, which is earlier than shown here. Nothing was changed. Check it, and press again if you agree.`
    case 'total-below-passed-on':
    case 'change-not-here':
      return 'This booking cannot be changed here. Write to us with the reference.'
    case 'no-cards':
      return 'Cards are not accepted here at the moment. Choose another payment method.'
    case 'nothing-due':
      return 'There is nothing to pay now.'
    case 'amount-changed':
      return 'The amount due changed while you were reading. Nothing was charged. Check the amount, and press again.'
    case 'too-many-attempts':
      return 'The card page was opened too often. Wait an hour, or pay another way. Nothing was charged.'
    case 'gateway-away':
      return 'The card provider does not answer. Nothing was charged. Try again in a minute, or pay in another way.'
    default:
      return refusalSentence(refusal, order, read(refusalWords))
  }
}
