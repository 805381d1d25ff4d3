import type { Margin } from '#features/suppliers/costing/margin.ts'
import { isAbove } from './fraction.ts'
import { againstRack } from './rack.ts'
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
export const leastMarginBp = 1_500

export function warningsOf(items: readonly { sold: SoldItem; margin: Margin }[], option: Margin): PriceWarning[] {
  const found = items.flatMap(({ sold, margin }): PriceWarning[] => [
    ...(margin.profitMinor < 0 ? [{ warning: 'loss' as const, item: sold.item.id }] : []),
    ...(isAboveRack(sold) ? [{ warning: 'above-rack' as const, item: sold.item.id }] : []),
  ])
  if (option.profitMinor < 0) return [{ warning: 'loss', item: null }, ...found]
  return option.marginBp !== null && option.marginBp < leastMarginBp ? [{ warning: 'low-margin' }, ...found] : found
}

const isAboveRack = ({ item: { cost }, line }: SoldItem): boolean =>
  againstRack(cost, line.amountMinor).some(({ sold, rack }) => isAbove(sold, rack))
