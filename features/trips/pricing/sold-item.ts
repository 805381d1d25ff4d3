import type { LineKind } from '#features/pricing/price-line.ts'
import type { StoredCost } from '../stored-cost.ts'
import type { TripPricing } from '../trip-pricing.ts'
import { fraction } from './fraction.ts'
import { portionAt } from './portion.ts'
import type { PricedItem } from './priced-item.ts'
import { ruleOf, sellOf, vatBpOf } from './sell.ts'
import { type Share, sharesOf, type WeightOf } from './shares.ts'
import { vatInside } from './vat.ts'

/** An item of ours with what it sells for, as a line of its own for margins, and how that is split. */
export type SoldItem = {
  item: PricedItem & { cost: StoredCost }
  line: { kind: LineKind; amountMinor: number; vatMinor: number }
  shares: ReadonlyMap<number, Share>
}

/** Steps 8 to 10 of an item. */
export function soldItem(item: SoldItem['item'], pricing: TripPricing, weightOf: WeightOf): SoldItem {
  const sellMinor = sellOf(item.cost.netCostMinor, ruleOf(item, pricing), vatBpOf(item, pricing))
  const vatMinor = vatInside(sellMinor, portionAt(item, fraction(sellMinor)), pricing)
  return {
    item,
    line: { kind: 'base', amountMinor: Number(sellMinor), vatMinor: Number(vatMinor) },
    shares: sharesOf(item, sellMinor, weightOf),
  }
}
