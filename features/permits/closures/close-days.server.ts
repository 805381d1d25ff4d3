import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlertsOfKinds } from '#features/alerts/reads.server.ts'
import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { endOnDays, listAllowedPools } from '../allowances/end-on-days.server.ts'
import type { PermitLot } from '../lot.ts'
import { alertShort } from '../lots/alert-short.server.ts'
import { type Actor, type LotRefusal, type PoolOfStock, poolOf, type SeenLot } from '../lots/change-lot.server.ts'
import { withdrawLocked } from '../lots/give-up-lot.server.ts'
import { lockLots } from '../payments/pay-lots.server.ts'
import { listClosedDays, lockForClosure } from '../reads-closed.server.ts'
import { listLotsById } from '../reads-lots.server.ts'
import { type Closure, closedDaysTag, closureAlert, closureOccasion, closureOfOccasion, feesIn } from './closure.ts'
import { type ClosedLot, listClosableFees, listClosedLots } from './reads.server.ts'
import { deleteClosedDays, insertClosedDays } from './writes.server.ts'

export type CloseRefusal = LotRefusal | { reason: 'reason-missing' } | { reason: 'nothing-held' } | { reason: 'day-past' }

/** Of the lots of some days those that a closure takes away. */
export const isHeldLot = ({ state }: Pick<ClosedLot, 'state'>): boolean =>
  state === 'reserved' || state === 'deposited' || state === 'paid'

/**
 * An authority closes days: every lot of them is withdrawn, in one transaction, with one alert for each day that is promised more than is left. What was
 * paid is expected back, allowances end on these days, and what was promised stays promised. From then on nothing is to be reserved on these days. All or none: refused where the lots
 * are others than somebody saw, and where the days are closed and none is held, so that a second time it changes nothing. Whoever reserves a permit of
 * them at the same moment comes before, and their lot is another one than was seen, or after, and is refused.
 *
 * @returns how many permits were withdrawn.
 */
export const closeDays = (
  ctx: Context,
  { seen, reason, ...closure }: Closure & { seen: readonly SeenLot[]; reason: string },
  actor: Actor,
): Promise<Outcome<number, CloseRefusal>> =>
  transact<number, CloseRefusal>(ctx.db, async (tx) => {
    const { scope, from } = closure
    if (reason === '') return refused({ reason: 'reason-missing' })
    const at = await ctx.clock.in(tx)
    if (from < kigaliDay(at)) return refused({ reason: 'day-past' })
    const fees = feesIn(scope, await listClosableFees(tx))
    const feeIds = fees.map(({ feeId }) => feeId)
    const listHeld = async () => (await listClosedLots(tx, feeIds, closure, at)).filter(isHeldLot).map(({ id }) => id)
    const held = await listHeld()
    const allowed = await listAllowedPools(tx, feeIds, closure, at)
    await lockStock(tx, [...allowed, ...(await listLotsById(tx, held)).map(poolOf)])
    const lots = await lockLots(tx, held)
    await lockForClosure(tx, feeIds)
    const fresh = await insertClosedDays(tx, feeIds, { ...closure, reason, at, by: actor.name })
    if (lots.length + fresh === 0) return refused({ reason: 'nothing-held' })
    // Reserved while this waited for its locks.
    if ((await listHeld()).some((id) => !lots.some((lot) => lot.id === id))) return refused({ reason: 'changed-meanwhile' })
    const isSeen = ({ id, version }: PermitLot) => seen.some((one) => one.id === id && one.version === version)
    if (lots.length !== seen.length || !lots.every(isSeen)) return refused({ reason: 'changed-meanwhile' })
    for (const lot of lots) {
      const withdrawn = await withdrawLocked(tx, lot, { reason, at, by: actor.name })
      if (!withdrawn.done) return withdrawn
    }
    await endOnDays(tx, feeIds, closure, at)
    await ctx.cache.invalidate(tx, [closedDaysTag])
    const nameOf = new Map(fees.map(({ feeId, name }) => [feeId, name]))
    for (const ofDay of Map.groupBy(lots, ({ day }) => day).values())
      await alertClosed(ctx, tx, { scope, lots: ofDay, nameOf, at })
    const isOfLots = ({ resource, day }: PoolOfStock) => lots.some((lot) => poolOf(lot).resource === resource && lot.day === day)
    for (const { allowanceId, ...pool } of allowed.filter((one) => !isOfLots(one)))
      await alertShort(ctx, tx, pool, { at, cause: `allowance-${allowanceId}` })
    await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return done(lots.reduce((sum, { count }) => sum + count, 0))
  })

/**
 * The authority opens days again: they may be reserved as before, and the alerts of days that are open again are settled. What was withdrawn stays
 * withdrawn, and is reserved anew. Returns how many days of permits were closed.
 */
export const reopenDays = (ctx: Context, { scope, from, to }: Closure, actor: Pick<Actor, 'name'>): Promise<number> =>
  ctx.db.transaction().execute(async (tx) => {
    const all = await listClosableFees(tx)
    const feeIds = feesIn(scope, all).map(({ feeId }) => feeId)
    const opened = await deleteClosedDays(tx, feeIds, { from, to })
    await ctx.cache.invalidate(tx, [closedDaysTag])
    for (const { occasion } of await listOpenAlertsOfKinds(tx, [closureAlert])) {
      const about = closureOfOccasion(occasion)
      if (!about || about.day < from || about.day > to) continue
      const ofAlert = feesIn(about.scope, all).map(({ feeId }) => feeId)
      if (!ofAlert.some((feeId) => feeIds.includes(feeId))) continue
      // An alert of a park stays while another of its permits is closed on that day.
      const closed = await listClosedDays(tx, ofAlert, { from: about.day, to: about.day })
      if (closed.length === 0) await settleAlertsAbout(ctx, tx, [`${closureAlert}:${about.scope}:${about.day}`], actor.name)
    }
    return opened
  })

type ClosedDay = { scope: Closure['scope']; lots: readonly PermitLot[]; nameOf: ReadonlyMap<string, string>; at: Date }

/** One alert to a closed day on which permits are promised that are gone. */
async function alertClosed(ctx: Context, tx: Tx, { scope, lots, nameOf, at }: ClosedDay): Promise<void> {
  const [first] = lots
  if (!first) return
  const pools = new Map(lots.map((lot) => [poolOf(lot).resource, poolOf(lot)]))
  const levels = await listStock(tx, [...pools.values()], at)
  const short = levels.reduce((sum, { taken, capacity }) => sum + Math.max(0, taken - capacity), 0)
  if (short === 0) return
  const names = [...new Set(lots.map(({ feeId }) => nameOf.get(feeId) ?? feeId))].join(' and ')
  const gone = lots.reduce((sum, { count }) => sum + count, 0)
  const withdrawn = gone === 1 ? '1 permit withdrawn' : `${gone} permits withdrawn`
  const text = `${names}, ${dayText(first.day)}: closed. ${withdrawn}, ${short} more promised than are left. Agree another day with the bookings.`
  await raiseAlert(ctx, tx, { occasion: closureOccasion(scope, first.day, first.id), bookingId: null, text })
}
