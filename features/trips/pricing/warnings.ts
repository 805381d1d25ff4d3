import type { Margin } from '#features/suppliers/costing/margin.ts'
import { fraction, isAbove } from './fraction.ts'
import type { SoldItem } from './sold-item.ts'

/**
 * What staff are warned of. `loss`: an item, or the whole option (`item` null), leaves less than nothing; `low-margin`: the
 * option leaves less than it should; `above-rack`: a unit is dearer than its supplier publishes it.
 */
export type PriceWarning =
  | { warning: 'loss'; item: string | null }
  | { warning: 'low-margin' }
  | { warning: 'above-rack'; item: string }

/** Under this margin of an option, in basis points, a reason is needed to send it. */
const leastMarginBp = 1_500

export function warningsOf(items: readonly { sold: SoldItem; margin: Margin }[], option: Margin): PriceWarning[] {
  const found = items.flatMap(({ sold, margin }): PriceWarning[] => [
    ...(margin.profitMinor < 0 ? [{ warning: 'loss' as const, item: sold.item.id }] : []),
    ...(isAboveRack(sold) ? [{ warning: 'above-rack' as const, item: sold.item.id }] : []),
  ])
  if (option.profitMinor < 0) return [{ warning: 'loss', item: null }, ...found]
  return option.marginBp !== null && option.marginBp < leastMarginBp ? [{ warning: 'low-margin' }, ...found] : found
}

/**
 * Whether a unit sells above what its supplier publishes, where that is known. An item sells all its units at one ratio to their
 * cost; what is published is in dollars at the rate of the cost.
 */
function isAboveRack({ item: { cost }, line }: SoldItem): boolean {
  return cost.lines.some(({ part, unitMinor, rackMinor }) => {
    const of = cost.parts[part]
    if (!rackMinor || unitMinor === 0 || !of || of.costMinor <= 0 || cost.netCostMinor <= 0) return false
    const charged = cost.lines.filter((other) => other.part === part && other.what !== 'free')
    const beforeTaxMinor = charged.reduce((total, other) => total + BigInt(other.units) * BigInt(other.unitMinor), 0n)
    const net = BigInt(of.usd.costMinor - of.usd.vatBackMinor)
    const sold = fraction(BigInt(line.amountMinor) * net * BigInt(unitMinor), BigInt(cost.netCostMinor) * beforeTaxMinor)
    return isAbove(sold, fraction(BigInt(rackMinor) * BigInt(of.usd.costMinor), of.costMinor))
  })
}
