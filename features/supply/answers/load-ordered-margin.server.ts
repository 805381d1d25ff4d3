import { type Booking, listLines as listPriceLines } from '#features/bookings/reads.server.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import { loadExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { isLive, type OrderLine } from '../lines/order-line.ts'
import { needsDecision, orderedMargin } from './ordered-margin.ts'

/** `isLow`: too low for the booking to be answered without anybody. */
export type OrderedMargin = { margin: Margin; isLow: boolean }

/**
 * What the price of a booking leaves at the costs of its orders now: three statements. Undefined without a price and where nothing is ordered:
 * nothing is compared. For staff with `costs:read` alone.
 */
export async function loadOrderedMargin(
  db: Db,
  { id, kind }: Pick<Booking, 'id' | 'kind'>,
  lines: readonly OrderLine[],
): Promise<OrderedMargin | undefined> {
  const ordered = lines.filter(({ state }) => isLive(state))
  if (ordered.length === 0) return undefined
  const [price, contracts, exchange] = await Promise.all([
    listPriceLines(db, id),
    listContractsOf(db, [...new Set(ordered.flatMap(({ supplierId }) => supplierId ?? []))]),
    loadExchange(db),
  ])
  if (price.length === 0) return undefined
  const margin = orderedMargin(price, ordered, { contracts, exchange: { ...exchange, bufferBp: 0 } })
  return { margin, isLow: needsDecision(margin, { isTailored: kind === 'tailored' }) }
}
