import type { PassedOn } from '../passed-on.ts'
import type { ItemKind, PriceRule } from '../price-rule.ts'
import type { StoredCost } from '../stored-cost.ts'
import type { OptionLetter } from '../trip-option.ts'

/**
 * What a price takes of an item. `cost` of own services, `passedOn` of permits, park fees and flights; neither where the customer
 * arranges it, and then it is in no price. `options` null: in all of them. `rule` null: the version's. `day`: from 1.
 */
export type PricedItem = {
  id: string
  title: string
  day: number
  kind: ItemKind
  options: readonly OptionLetter[] | null
  optional: boolean
  who: readonly number[]
  isAbroad: boolean
  rule: PriceRule | null
  cost?: StoredCost
  passedOn?: PassedOn
}
