import type { ItemKind, PriceRule } from './price-rule.ts'

/**
 * Copied from the settings when a trip begins, so that a change of them moves no trip. `stepMinor`: prices a person are rounded
 * up to it.
 */
export type TripPricing = {
  rule: PriceRule
  byKind: Partial<Record<ItemKind, PriceRule>>
  stepMinor: number
  /** VAT in what we sell ourselves, in basis points: of what is in Rwanda, and of what is abroad. */
  vatHomeBp: number
  vatAbroadBp: number
}
