import type { CancelRefusal } from '#features/bookings/cancellations/cancel-booking.server.ts'
import type { AmendRefusal } from '#features/bookings/changes/amend-booking.server.ts'
import type { HoldAgainRefusal } from '#features/bookings/changes/hold-again.server.ts'
import type { CardRefusal } from '#features/bookings/payments/start-card-payment.server.ts'
import type { AcceptRefusal } from '#features/bookings/quotes/accept-quote.server.ts'
import { labelInLanguage } from '#features/pricing/lines/line-in-language.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { manageRefusalWords } from '../../words/manage-refusals.ts'

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
export function ownRefusal(
  refusal: OwnRefusal,
  order: { kind: OrderKind; travellers: number },
  read: ReadWords,
  nameOf: TextInLanguage,
): string {
  const { format } = read
  const words = read(manageRefusalWords)
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'move-not-allowed':
    case 'changed-meanwhile':
    case 'reason-missing':
      return words.changedMeanwhile
    case 'price-changed':
      return words['price-changed']({ total: format.money(usd(refusal.totalMinor)) })
    case 'fee-changed':
      return words['fee-changed']({ fee: format.money(usd(refusal.feeMinor)) })
    case 'too-late-to-move':
      return words['too-late-to-move']({ day: format.day(refusal.until) })
    case 'part-on-request':
      return words['part-on-request']({
        things: refusal.parts.map((part) => labelInLanguage(part, read, nameOf).label).join(', '),
      })
    case 'hold-would-end':
      return words['hold-would-end']({ until: format.instant(refusal.until) })
    case 'total-below-passed-on':
    case 'change-not-here':
      return words.notHere
    case 'hold-lapsed':
    case 'quote-ended':
    case 'nothing-changes':
    case 'no-cards':
    case 'nothing-due':
    case 'amount-changed':
    case 'too-many-attempts':
    case 'gateway-away':
      return words[refusal.reason]
    default:
      return refusalSentence(refusal, order, read, nameOf)
  }
}
