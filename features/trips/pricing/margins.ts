import type { PriceLine } from '#features/pricing/price-line.ts'
import { type Margin, marginOf } from '#features/suppliers/costing/margin.ts'
import { type ItemKind, itemKinds } from '../price-rule.ts'
import type { SoldItem } from './sold-item.ts'
import { type PriceWarning, warningsOf } from './warnings.ts'

/**
 * For staff who may read costs: what an option leaves item by item, by kind, and as a whole. What the customer may tick stands
 * among the items alone.
 */
export type OptionMargins = {
  items: { id: string; margin: Margin }[]
  kinds: { kind: ItemKind; margin: Margin }[]
  option: Margin
  warnings: PriceWarning[]
}

/**
 * `lines`: what the option sells for. Of an item and a kind it is what they sell for before units are rounded up, and before
 * discounts.
 */
export function marginsOf(
  items: readonly SoldItem[],
  lines: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'vatMinor'>[],
): OptionMargins {
  const netOf = (all: readonly SoldItem[]) => all.reduce((total, { item }) => total + item.cost.netCostMinor, 0)
  const own = items.filter(({ item }) => !item.optional)
  const each = items.map((sold) => ({ sold, margin: marginOf([sold.line], sold.item.cost.netCostMinor) }))
  const option = marginOf(lines, netOf(own))
  return {
    items: each.map(({ sold, margin }) => ({ id: sold.item.id, margin })),
    kinds: itemKinds.flatMap((kind) => {
      const ofKind = own.filter(({ item }) => item.kind === kind)
      const margin = marginOf(
        ofKind.map(({ line }) => line),
        netOf(ofKind),
      )
      return ofKind.length > 0 ? [{ kind, margin }] : []
    }),
    option,
    warnings: warningsOf(each, option),
  }
}
