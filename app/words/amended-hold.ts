import type { AmendedHold } from '#features/bookings/changes/amended-hold.ts'
import type { PaymentMethod } from '#features/bookings/payment-methods.ts'
import { instantText } from './instant-text.ts'

const ways: Record<PaymentMethod, string> = { card: 'card', 'mobile-money': 'mobile money', 'bank-transfer': 'bank transfer' }
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * What a change of the date does to a hold, shown before it is accepted: another payment method, or an earlier end; undefined
 * where both stay.
 */
export function amendedHoldWords(
  before: { paymentMethod: PaymentMethod | null; holdEndsAt: Date | null },
  hold: AmendedHold,
): string | undefined {
  const { paymentMethod: way, holdEndsAt } = before
  const until = instantText(hold.endsAt)
  if (way !== null && way !== hold.method) {
    const offered = hold.offered.map((method) => ways[method]).toSorted()
    return `The new date is paid by ${offered.join(' or ')}, by ${until}, Kigali time. ${capital(ways[way])} takes too long.`
  }
  if (holdEndsAt !== null && hold.endsAt < holdEndsAt)
    return `For the new date the hold ends earlier: it is paid by ${until}, Kigali time.`
  return undefined
}
