import { listOpenAlertsOfKinds, wasRaised } from '#features/alerts/reads.server.ts'
import { settleAlerts } from '#features/alerts/settle-alert.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { closureOfOccasion, feesIn } from '../closures/closure.ts'
import { listClosableFees, listClosedLots } from '../closures/reads.server.ts'
import { type PoolOfStock, poolOf } from '../lots/change-lot.server.ts'
import { findLot, listPermits } from '../reads-lots.server.ts'
import { lotOfExpiry, poolOfShortage, shortageOccasion } from '../rules/expire-lots.ts'

const kinds = ['permit-short', 'permit-closed', 'permit-lot-expired']

/**
 * Settles the alerts whose cause is settled: as many permits are there as are promised again, because others were reserved or bookings moved, or the
 * visit is over. That a reservation has expired goes with the shortage that it made, which says it too. Where it made none it is news, and stays for its day; where
 * money was lost, which no shortage says, until somebody has read it. Returns how many.
 */
export async function settlePermitAlerts(ctx: Context): Promise<number> {
  // Read first: what another process raises meanwhile is not settled by what was read before it.
  const open = await listOpenAlertsOfKinds(ctx.db, kinds)
  const now = ctx.clock.now()
  const settled: number[] = []
  for (const { id, occasion, at } of open) {
    const cause = await causeOf(ctx, occasion, now)
    if (!cause) continue
    const isNews = cause.isNews && (cause.lostMinor > 0 || kigaliDay(at) === kigaliDay(now))
    const isSettled = cause.day < kigaliDay(now) || (!isNews && !(await isShort(ctx, cause.pools, now)))
    if (isSettled) settled.push(id)
  }
  await settleAlerts(ctx, settled)
  return settled.length
}

type Cause = { day: Day; pools: PoolOfStock[]; isNews: boolean; lostMinor: number }

async function causeOf({ db }: Context, occasion: string, now: Date): Promise<Cause | undefined> {
  const nothingLost = { isNews: false, lostMinor: 0 }
  const short = poolOfShortage(occasion)
  if (short) return { day: short.day, pools: [poolOf(short)], ...nothingLost }
  const closed = closureOfOccasion(occasion)
  if (closed) {
    const { scope, day } = closed
    const feeIds = feesIn(scope, await listClosableFees(db)).map(({ feeId }) => feeId)
    const lots = (await listClosedLots(db, feeIds, { from: day, to: day }, now)).filter(({ state }) => state === 'withdrawn')
    return { day, pools: lots.map(({ resource }) => ({ resource, day })), ...nothingLost }
  }
  const lotId = lotOfExpiry(occasion)
  const lot = lotId === undefined ? undefined : await findLot(db, lotId)
  if (!lot) return undefined
  const lostMinor = (await listPermits(db, [lot.id])).reduce((sum, { spentMinor, backMinor }) => sum + spentMinor - backMinor, 0)
  const leftShort = await wasRaised(db, shortageOccasion(lot, `lot-${lot.id}`))
  return { day: lot.day, pools: [poolOf(lot)], isNews: lostMinor > 0 || !leftShort, lostMinor }
}

/** Whether more is promised of one of these pools than there is. */
async function isShort({ db }: Context, pools: readonly PoolOfStock[], now: Date): Promise<boolean> {
  const distinct = [...new Map(pools.map((pool) => [pool.resource, pool])).values()]
  if (distinct.length === 0) return false
  return (await listStock(db, distinct, now)).some(({ taken, capacity }) => taken > capacity)
}
