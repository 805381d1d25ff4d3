import type { ItemKind, PriceRule } from './price-rule.ts'
import type { UnitByHand } from './trip-option.ts'

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
  /** What staff typed in place of a unit that is rounded up; absent in versions of before. */
  unitsByHand?: readonly UnitByHand[]
}

/** The rules that a trip begins with, of docs/trips.md. */
export const defaultRules: Pick<TripPricing, 'rule' | 'byKind' | 'stepMinor'> = {
  rule: { markupBp: 2_500 },
  byKind: {
    stay: { markupBp: 2_000 },
    transport: { markupBp: 3_000 },
    guide: { markupBp: 2_500 },
    activity: { markupBp: 2_000 },
  },
  stepMinor: 100,
}
