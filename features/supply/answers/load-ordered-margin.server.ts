import { type Booking, listLines as listPriceLines } from '#features/bookings/reads.server.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import { loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { isLive, type OrderLine } from '../lines/order-line.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { needsDecision, orderedMargin } from './ordered-margin.ts'
import { unorderedCost } from './unordered-cost.server.ts'

/** `isLow`: too low for the booking to be answered without anybody. */
export type OrderedMargin = { margin: Margin; isLow: boolean }

/**
 * What the price of a booking leaves at the costs of its orders now, and of our own guides and vehicles as planned. Undefined without a price and
 * where nothing is ordered: nothing is compared. For staff with `costs:read` alone.
 */
export async function loadOrderedMargin(
  db: Db,
  booking: Booking,
  lines: readonly OrderLine[],
): Promise<OrderedMargin | undefined> {
  const ordered = lines.filter(({ state }) => isLive(state))
  if (ordered.length === 0) return undefined
  const [price, run, contracts, exchange] = await Promise.all([
    listPriceLines(db, booking.id),
    loadSupplyRun(db, { bookingId: booking.id }),
    listContractsOf(db, [...new Set(ordered.flatMap(({ supplierId }) => supplierId ?? []))]),
    loadPaidExchange(db),
  ])
  if (price.length === 0 || !run) return undefined
  const unorderedMinor = await unorderedCost(db, booking, { run, price, lines: ordered })
  const margin = orderedMargin(price, ordered, { contracts, exchange, unorderedMinor })
  return { margin, isLow: needsDecision(margin, { isTailored: booking.kind === 'tailored' }) }
}
