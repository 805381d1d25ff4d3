import { type DiscountInput, discountLines } from './discounts/discounts.ts'
import { isDiscountable, type PriceLine } from './price-line.ts'
import { type TaxInput, withTaxes } from './taxes.ts'

/**
 * A whole price: what a product costs by itself with the extras, less the discounts, then the pass-through items, then the
 * taxes. In this order the lines are shown, stored and charged, and their sum is the total. `lines` are a product's own and its
 * pass-through items, without discounts and taxes. Source: docs/pricing.md, 'The rules'.
 */
export function finishPrice(price: {
  lines: readonly PriceLine[]
  extras: readonly PriceLine[]
  /** Null for a price from which no rule takes anything off. */
  discounts: DiscountInput | null
  taxes: TaxInput
}): PriceLine[] {
  const own = [...price.lines.filter(({ kind }) => isDiscountable(kind)), ...price.extras]
  const passedOn = price.lines.filter(({ kind }) => !isDiscountable(kind))
  const discounts = price.discounts ? discountLines(own, price.discounts) : []
  return withTaxes([...own, ...discounts, ...passedOn], price.taxes)
}
