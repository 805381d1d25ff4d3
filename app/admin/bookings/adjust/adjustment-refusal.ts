import type { AdjustmentRefusal } from '#features/pricing/adjustments/adjust.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { adjustmentRefusalWords } from '../../../words/admin/bookings/adjustment-refusals.ts'

const reasons = [
  'discount-wrong',
  'discount-too-large',
  'quantity-wrong',
  'adjustment-reason-missing',
  'line-not-adjustable',
  'too-many-adjustments',
  'charged-already',
] as const satisfies readonly AdjustmentRefusal['reason'][]

/** The refusals that only the adjusting of a price has. */
export type OfAdjustment = (typeof reasons)[number]
type Refusal = Extract<AdjustmentRefusal, { reason: OfAdjustment }>

export const isOfAdjustment = (refusal: { reason: string }): refusal is Refusal =>
  reasons.some((reason) => reason === refusal.reason)

/** Why a price is not adjusted so, and what to do. */
export function adjustmentRefusal(read: ReadWords, refusal: Refusal): string {
  const words = read(adjustmentRefusalWords)
  switch (refusal.reason) {
    case 'discount-wrong':
      return words['discount-wrong']
    case 'discount-too-large':
      return refusal.mostMinor > 0
        ? words['discount-too-large']({ most: read.format.money(usd(refusal.mostMinor)) })
        : words['nothing-to-discount']
    case 'quantity-wrong':
      return words['quantity-wrong']({ most: refusal.most })
    case 'adjustment-reason-missing':
      return words['adjustment-reason-missing']
    case 'line-not-adjustable':
      return words['line-not-adjustable']
    case 'too-many-adjustments':
      return words['too-many-adjustments']({ most: refusal.most })
    case 'charged-already':
      return words['charged-already']({ label: refusal.label })
  }
}
