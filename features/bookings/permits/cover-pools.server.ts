import { coverChanges, storeCover } from '#features/permits/cover/store-cover.server.ts'
import { listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import { coverNeeds } from '#features/permits/rules/cover-needs.ts'
import { type PoolDay, poolDayKey } from '#features/permits/rules/need.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listNeeds, listPoolsOf } from './reads-needs.server.ts'

/**
 * Stores which permit covers which traveller of a pool and day (docs/permits.md, 'Cover'), under the lock of its stock day. One in a name stays with
 * its traveller. A second time it changes nothing. Returns how many permits changed.
 */
export async function coverPool(ctx: Context, tx: Tx, pool: PoolDay): Promise<number> {
  await lockStock(tx, [{ resource: permitDays(pool.feeId, pool.departureId), day: pool.day }])
  const permits = await listCoveringPermits(tx, pool)
  if (permits.length === 0) return 0
  const at = await ctx.clock.in(tx)
  const prices = Object.fromEntries(await listVisitorFees(tx))
  return storeCover(tx, permits, coverNeeds(await listNeeds(tx, pool), permits, prices, at))
}

/**
 * Covers anew what a booking needs, inside the transaction that has changed it and holds its stock. Days that are over stay as they are.
 *
 * @param departureId on which it is, or was before the change.
 */
export async function coverPoolsOf(ctx: Context, tx: Tx, bookingId: string, departureId: number | null): Promise<void> {
  const today = kigaliDay(ctx.clock.now())
  const pools = (await listPoolsOf(tx, bookingId, departureId)).filter(({ day }) => day >= today)
  await lockStock(
    tx,
    pools.map((pool) => ({ resource: permitDays(pool.feeId, pool.departureId), day: pool.day })),
  )
  for (const pool of pools) await coverPool(ctx, tx, pool)
}

/** Covers anew every pool from today on in which a change of lots or needs calls for it, each in a transaction of its own. Returns how many. */
export async function coverPermits(ctx: Context): Promise<number> {
  const at = ctx.clock.now()
  const [needs, permits, fees] = await Promise.all([
    listNeeds(ctx.db, { from: kigaliDay(at) }),
    listCoveringPermits(ctx.db, { from: kigaliDay(at) }),
    listVisitorFees(ctx.db),
  ])
  const cover = coverNeeds(needs, permits, Object.fromEntries(fees), at)
  const changed = new Set(coverChanges(permits, cover).map(({ permitId }) => permitId))
  const pools = new Map(permits.filter(({ id }) => changed.has(id)).map((permit) => [poolDayKey(permit), permit]))
  for (const { feeId, day, departureId } of pools.values())
    await ctx.db.transaction().execute((tx) => coverPool(ctx, tx, { feeId, day, departureId }))
  return pools.size
}
