import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import type { PaymentAnswer } from '../drafts/booking-request.ts'
import { type HoldRefusal, holdOrder } from './hold-order.server.ts'
import { byVisitor, type MadeBooking, type MadeBy } from './write-new-booking.server.ts'

export type BookingRequest = {
  order: ProductOrder
  party: Party
  contact: Contact
  message: string
  payment: PaymentAnswer
  /** The quote whose price was shown, if there is one. */
  quoteCode?: string | undefined
  /** The draft of the visitor's answers; a repeated request returns the booking it already made. */
  draftId: string
}

/**
 * A visitor books: everything that the order takes is held for the party, or nothing is. The hold's length follows the payment method
 * and never passes the cut-off. Refused: what `priceOrder` refuses (docs/pricing.md), stock that is short (with what is left of each part), a
 * payment method that is not offered this late, travellers under a minimum age, a code that is used up, another price or other terms
 * than were shown.
 */
export function requestBooking(
  ctx: Context,
  { payment, ...request }: BookingRequest,
  by: MadeBy = byVisitor,
): Promise<Outcome<MadeBooking, HoldRefusal>> {
  const { agreedTotalMinor, agreedTerms, method } = payment
  return holdOrder(ctx, { ...request, agreedTotalMinor, agreedTerms, method, idempotencyKey: `draft:${request.draftId}`, by })
}
