import type { PriceRule } from '../price-rule.ts'
import type { TripPricing } from '../trip-pricing.ts'
import { fraction, rounded } from './fraction.ts'
import type { PricedItem } from './priced-item.ts'

/** The rule of an item: its own, else the version's for its kind, else the version's. */
export const ruleOf = ({ rule, kind }: Pick<PricedItem, 'rule' | 'kind'>, pricing: TripPricing): PriceRule =>
  rule ?? pricing.byKind[kind] ?? pricing.rule

/** The VAT in what we sell of an item, in basis points. */
export const vatBpOf = ({ isAbroad }: Pick<PricedItem, 'isAbroad'>, pricing: TripPricing): number =>
  isAbroad ? pricing.vatAbroadBp : pricing.vatHomeBp

/**
 * Step 8: what an item sells for, in US cents with its VAT inside: net × (1 + mark-up) × (1 + VAT), net × (1 + VAT) ÷ (1 −
 * margin), or the amount by hand.
 */
export function sellOf(netCostMinor: number, rule: PriceRule, vatBp: number): bigint {
  if ('sellMinor' in rule) return BigInt(rule.sellMinor)
  const withVat = BigInt(netCostMinor) * BigInt(10_000 + vatBp)
  if ('markupBp' in rule) return rounded(fraction(withVat * BigInt(10_000 + rule.markupBp), 100_000_000n))
  return rounded(fraction(withVat, 10_000 - rule.marginBp))
}
