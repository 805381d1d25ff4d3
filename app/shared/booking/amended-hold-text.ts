import type { AmendedHold } from '#features/bookings/changes/amended-hold.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { amendedHoldWords } from '../../words/amended-hold.ts'

type HoldWords = Words<typeof amendedHoldWords.tree>

/** What a change of the date does to a hold, before it is accepted: another payment method, or an earlier end; undefined where both stay. */
export function amendedHoldText(
  before: { paymentMethod: VisitorPaymentMethod | null; holdEndsAt: Date | null },
  hold: AmendedHold,
  words: HoldWords,
  format: Formatter,
): string | undefined {
  const { paymentMethod: method, holdEndsAt } = before
  const until = format.instant(hold.endsAt)
  if (method !== null && method !== hold.method) {
    const offered = hold.offered.toSorted().join('-or-') as keyof HoldWords['paid']
    return `${words.paid[offered]({ until })} ${words.tooLong[method]}`
  }
  if (holdEndsAt !== null && hold.endsAt < holdEndsAt) return words.earlier({ until })
  return undefined
}
