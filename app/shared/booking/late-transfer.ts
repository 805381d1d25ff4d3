import { paymentMethodTable, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Words } from '#platform/languages/source.ts'
import type { paymentAnswerWords } from '../../words/payment-answers.ts'

/**
 * What somebody has to know before they pay a hold by bank transfer: what becomes of money that arrives after its end (as the terms say and
 * `acceptByPayment` does), what of the methods offered to them is quicker, and
 * that staff can extend the hold for who shows that the money is on its way (docs/stock.md).
 */
export function lateTransfer(
  offered: readonly VisitorPaymentMethod[],
  { late, longer, quicker }: Words<typeof paymentAnswerWords.tree>,
): string {
  const quick = offered.filter((method) => paymentMethodTable[method].visitor.hold !== 'bank')
  if (quick.length === 0) return `${late} ${longer}`
  return `${late} ${quick.includes('card') ? quicker.card : quicker.phone} ${longer}`
}
