import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import type { PermitLot } from '../lot.ts'
import { type Actor, type LotRefusal, poolOf, type SeenLot } from '../lots/change-lot.server.ts'
import { withdrawLocked } from '../lots/give-up-lot.server.ts'
import { lockLots } from '../payments/pay-lots.server.ts'
import { type Closure, closureOccasion, feesIn } from './closure.ts'
import { type ClosedLot, listClosableFees, listClosedLots } from './reads.server.ts'
import { deleteClosedDays, insertClosedDays } from './writes.server.ts'

export type CloseRefusal = LotRefusal | { reason: 'reason-missing' } | { reason: 'nothing-held' } | { reason: 'day-past' }

/** Of the lots of some days those that a closure takes away. */
export const isHeldLot = ({ state }: Pick<ClosedLot, 'state'>): boolean =>
  state === 'reserved' || state === 'deposited' || state === 'paid'

/**
 * An authority closes days: every lot of them is withdrawn, in one transaction, with one alert for each day that is promised more than is left. What was
 * paid is expected back, and what was promised stays promised. From then on nothing is to be reserved on these days. All or none: refused where the lots
 * are others than somebody saw, and where the days are closed and none is held, so that a second time it changes nothing.
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
    const found = (await listClosedLots(tx, feeIds, closure, at)).filter(isHeldLot)
    const fresh = await insertClosedDays(tx, feeIds, { ...closure, reason, at, by: actor.name })
    if (found.length + fresh === 0) return refused({ reason: 'nothing-held' })
    const lots = await lockLots(
      tx,
      found.map(({ id }) => id),
    )
    const isSeen = ({ id, version }: PermitLot) => seen.some((one) => one.id === id && one.version === version)
    if (lots.length !== seen.length || !lots.every(isSeen)) return refused({ reason: 'changed-meanwhile' })
    for (const lot of lots) {
      const withdrawn = await withdrawLocked(tx, lot, { reason, at, by: actor.name })
      if (!withdrawn.done) return withdrawn
    }
    const nameOf = new Map(fees.map(({ feeId, name }) => [feeId, name]))
    for (const ofDay of Map.groupBy(lots, ({ day }) => day).values())
      await alertClosed(ctx, tx, { scope, lots: ofDay, nameOf, at })
    await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return done(lots.reduce((sum, { count }) => sum + count, 0))
  })

/**
 * The authority opens days again: they may be reserved as before. What was withdrawn stays withdrawn, and is reserved anew. Returns how many days of permits
 * were closed.
 */
export async function reopenDays({ db }: Pick<Context, 'db'>, { scope, from, to }: Closure): Promise<number> {
  const fees = feesIn(scope, await listClosableFees(db))
  return deleteClosedDays(
    db,
    fees.map(({ feeId }) => feeId),
    { from, to },
  )
}

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
