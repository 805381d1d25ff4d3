import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { OptionLetter } from './trip-option.ts'
import type { TripItem, TripVersion } from './trip-version.ts'

/** By what an item was estimated; undefined where its cost is one by a rate, by hand, or missing. */
export const estimateOf = ({ cost, passedOn }: Pick<TripItem, 'cost' | 'passedOn'>): Estimate | undefined =>
  cost?.estimated ?? passedOn?.estimated

/** The items of an option whose costs are estimates, those that the customer may tick among them. Without one the option is priced by rates alone. */
export const estimatedItems = ({ items }: Pick<TripVersion, 'items'>, letter: OptionLetter): TripItem[] =>
  items.filter((item) => (item.options === null || item.options.includes(letter)) && estimateOf(item) !== undefined)
