import type { PriceLine } from '#features/pricing/price-line.ts'
import { type Contract, contractOn } from '#features/suppliers/contract.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import { type Margin, marginOf } from '#features/suppliers/costing/margin.ts'
import { netInUsd, vatBackBy } from '#features/suppliers/costing/net-cost.ts'
import { leastMarginBp } from '#features/trips/pricing/warnings.ts'
import type { OrderLine } from '../lines/order-line.ts'

/** What of an order line its cost is made of. */
export type Ordered = Pick<OrderLine, 'kind' | 'supplierId' | 'firstDay' | 'currency' | 'costMinor' | 'agreed'>

/**
 * What the price of a booking leaves once its suppliers are paid as they are ordered: as confirmed, else as it would be. Flights are charged as
 * they are and left out on both sides. What has no cost or no rate of exchange is in no sum, so that the margin is this or less.
 * @param unorderedMinor what is planned besides the orders, as our own guides and vehicles, in US cents.
 */
export function orderedMargin(
  price: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'vatMinor'>[],
  ordered: readonly Ordered[],
  { contracts, exchange, unorderedMinor }: { contracts: readonly Contract[]; exchange: Exchange; unorderedMinor: number },
): Margin {
  const costs = ordered.map(({ kind, supplierId, firstDay, agreed, ...line }) => {
    const { currency, costMinor } = agreed ?? line
    if (kind === 'flight' || costMinor === null) return 0
    const own = contracts.filter((one) => one.supplierId === supplierId)
    const vatBack = vatBackBy(contractOn(own, agreed?.firstDay ?? firstDay))
    return netInUsd({ minor: costMinor, currency, ...vatBack }, exchange) ?? 0
  })
  return marginOf(
    price,
    costs.reduce((sum, cost) => sum + cost, unorderedMinor),
  )
}

/**
 * Whether a margin is too low for a booking to be answered without anybody: below nothing, and of a tailor-made journey below what an option
 * needs a reason for.
 */
export const needsDecision = ({ profitMinor, marginBp }: Margin, { isTailored }: { isTailored: boolean }): boolean =>
  profitMinor < 0 || (isTailored && marginBp !== null && marginBp < leastMarginBp)
