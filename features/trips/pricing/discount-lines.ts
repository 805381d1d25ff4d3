import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import { scaled } from '#features/suppliers/costing/exact.ts'
import type { TripDiscount } from '../trip-option.ts'
import type { TripPricing } from '../trip-pricing.ts'
import type { OwnLine } from './own-line.ts'
import { sumOfPortions } from './portion.ts'
import { vatInside } from './vat.ts'

/**
 * Step 13: what is taken off base and rooms alone, never more than they come to. As it was typed it stays in its language. Its
 * VAT is that of what it comes off. No line where nothing comes off.
 */
export function discountLines(own: readonly OwnLine[], discount: TripDiscount | null, pricing: TripPricing): UnwordedLine[] {
  const mostMinor = own.reduce((total, { line }) => total + line.amountMinor, 0)
  const wantedMinor = discount?.percent == null ? (discount?.amountMinor ?? 0) : scaled(mostMinor, discount.percent, 100)
  const offMinor = Math.min(wantedMinor, mostMinor)
  if (!discount || offMinor === 0) return []
  const vatMinor = Number(vatInside(BigInt(-offMinor), sumOfPortions(own.map(({ exact }) => exact)), pricing))
  const amounts = { quantity: 1, unitMinor: -offMinor, amountMinor: -offMinor, refundable: true, vatMinor }
  return [{ kind: 'discount', label: discount.label, reason: discount.reason, ...amounts, ladder: 'tours' }]
}
