import type { AmendedHold } from '#features/bookings/changes/amended-hold.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { instantText } from './instant-text.ts'
import { paymentMethodNames } from './payment-methods.ts'

/** What a change of the date does to a hold, before it is accepted: another payment method, or an earlier end; undefined where both stay. */
export function amendedHoldWords(
  before: { paymentMethod: VisitorPaymentMethod | null; holdEndsAt: Date | null },
  hold: AmendedHold,
): string | undefined {
  const { paymentMethod: method, holdEndsAt } = before
  const until = instantText(hold.endsAt)
  if (method !== null && method !== hold.method) {
    const offered = hold.offered.map((one) => paymentMethodNames[one].inText).toSorted()
    return `The new date is paid by ${offered.join(' or ')}, by ${until}, Kigali time. ${paymentMethodNames[method].name} takes too long.`
  }
  if (holdEndsAt !== null && hold.endsAt < holdEndsAt)
    return `For the new date the hold ends earlier: it is paid by ${until}, Kigali time.`
  return undefined
}
