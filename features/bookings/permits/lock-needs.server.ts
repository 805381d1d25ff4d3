import { poolDayKey } from '#features/permits/rules/need.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { lockBooking } from '../reads.server.ts'
import { coverPool } from './cover-pools.server.ts'
import { type BookedNeed, listNeeds } from './reads-needs.server.ts'

/**
 * Needs with the stock days of their pools, and then their bookings, locked until the transaction ends, and whom the permits of these cover stored as it
 * is now. Those that are needs no more are left out. A booking is locked before its permits, as where one is changed.
 */
export async function lockNeeds(ctx: Context, tx: Tx, ids: readonly number[]): Promise<BookedNeed[]> {
  const known = await listNeeds(tx, { ids })
  const pools = [...new Map(known.map((need) => [poolDayKey(need), need])).values()]
  await lockStock(
    tx,
    pools.map(({ feeId, departureId, day }) => ({ resource: permitDays(feeId, departureId), day })),
  )
  for (const id of [...new Set(known.map(({ bookingId }) => bookingId))].toSorted()) await lockBooking(tx, id)
  for (const { feeId, departureId, day } of pools) await coverPool(ctx, tx, { feeId, departureId, day })
  const keys = new Set(pools.map(poolDayKey))
  return (await listNeeds(tx, { ids })).filter((need) => keys.has(poolDayKey(need)))
}
