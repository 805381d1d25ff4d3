import type { Residency } from '#features/places/visitor-fee.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { lockLot } from '../reads-lots.server.ts'
import type { PoolDay } from '../rules/need.ts'
import { mostWanted, type WantRefusal } from './add-wanted.server.ts'
import { type Actor, poolOf } from './change-lot.server.ts'
import { listWantedFor } from './list-wanted-for.server.ts'
import { type Reservation, type ReserveRefusal, reserveLocked } from './reserve-lot.server.ts'
import { wantPermits } from './want-permits.server.ts'

export type NewReservation = PoolDay & { feeClass: Residency | null } & Reservation

/**
 * Writes down in one step that the authority keeps so many permits for a pool and day: wanted ones of the class first, then new ones. All or
 * none. Refused for none, more than 400 and a visit that is today or over, and as `reserveLot`.
 */
export const reserveNew = (
  ctx: Context,
  { feeId, day, departureId, feeClass, ...reservation }: NewReservation,
  actor: Actor,
): Promise<Outcome<undefined, WantRefusal | ReserveRefusal>> =>
  transact<undefined, WantRefusal | ReserveRefusal>(ctx.db, async (tx) => {
    const pool = { feeId, day, departureId }
    const { granted } = reservation
    const at = await ctx.clock.in(tx)
    if (day <= kigaliDay(at)) return refused({ reason: 'day-past' })
    if (granted < 1 || granted > mostWanted) return refused({ reason: 'count-wrong', most: mostWanted })
    await addStock(tx, [{ ...poolOf(pool), quantity: 0 }])
    await lockStock(tx, [poolOf(pool)])
    const known = (await listWantedFor(tx, { ...pool, feeClass })).slice(0, granted)
    const left = granted - known.length
    const fresh = left > 0 ? await wantPermits(ctx, tx, [{ ...pool, count: left, feeClass }], { by: actor.name }) : []
    const counts = [...Map.groupBy(known, ({ lotId }) => lotId)].map(([id, own]) => ({ id, count: own.length }))
    for (const { id, count } of [...counts, ...fresh.map((lotId) => ({ id: lotId, count: left }))]) {
      const lot = await lockLot(tx, id)
      if (!lot) return refused({ reason: 'lot-unknown' })
      const reserved = await reserveLocked(tx, lot, { ...reservation, granted: count }, { at, by: actor.name })
      if (!reserved.done) return reserved
    }
    await ctx.jobs.addOnce(tx, coverPermitsQueue)
    return done(undefined)
  })
