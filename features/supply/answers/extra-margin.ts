import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Contract } from '#features/suppliers/contract.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import type { LineDetails } from '../lines/order-line.ts'
import { needsDecision, type Ordered, orderedMargin } from './ordered-margin.ts'

type SoldLine = Pick<PriceLine, 'kind' | 'label' | 'amountMinor' | 'vatMinor'>

/**
 * What the price of an extra leaves once its supplier is paid, where that is less than nothing. Undefined where it leaves something, where the
 * line is no extra, and where its price or its cost is not known. Discounts of the booking are not in it.
 */
export function extraLoss(
  price: readonly SoldLine[],
  line: Ordered & { details: Pick<LineDetails, 'extra'> },
  { contracts, exchange }: { contracts: readonly Contract[]; exchange: Exchange },
): Margin | undefined {
  const sold = price.filter(({ kind, label }) => kind === 'extra' && label === line.details.extra)
  if (sold.length === 0 || (line.agreed ?? line).costMinor === null) return undefined
  const margin = orderedMargin(sold, [line], { contracts, exchange, unorderedMinor: 0 })
  return needsDecision(margin, { isTailored: false }) ? margin : undefined
}
