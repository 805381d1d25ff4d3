import type { FoundCost } from './cost-trip-item.ts'
import type { OptionLetter } from './trip-option.ts'
import type { TripVersion } from './trip-version.ts'

/** How much more an option costs us by the rates of now than it was costed at, in US cents; less below nothing. */
export type CostDifference = { option: OptionLetter; moreMinor: number }

/**
 * The options that cost us more or less by the rates of now, with what may be ticked in them. `costs`: of each item, by its place in the list. What has no cost
 * on either side counts as the same.
 */
export const costDifferences = (
  { items, options }: Pick<TripVersion, 'items' | 'options'>,
  costs: readonly (FoundCost | undefined)[],
): CostDifference[] =>
  options
    .map(({ letter }) => ({
      option: letter,
      moreMinor: items.reduce((sum, item, at) => {
        const now = costs[at]
        const isIn = item.options === null || item.options.includes(letter)
        return isIn && item.cost && now && 'cost' in now && now.cost ? sum + now.cost.netCostMinor - item.cost.netCostMinor : sum
      }, 0),
    }))
    .filter(({ moreMinor }) => moreMinor !== 0)
