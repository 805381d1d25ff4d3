import { callOff } from '#features/departures/call-off.server.ts'
import type { Actor } from '#features/departures/note-departure.server.ts'
import { type DepartureRow, findDeparture, findDepartureById } from '#features/departures/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { callOffBooking } from '../cancellations/cancel-booking.server.ts'
import { rebookBooking } from '../changes/rebook-booking.server.ts'
import { listLiveOnDeparture } from '../jobs/reads-due.server.ts'

/** The queue of cancelled departures; server/jobs.ts runs `carryOutCallOff` for it. */
export const callOffQueue = 'call-off-departure'

export type CallOffRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'reason-missing' }
  | { reason: 'cancelled-already' }
  | { reason: 'other-date-wrong' }

/**
 * The operator cancels a departure, with a reason that visitors read; it cannot be booked after the commit. A job then moves its
 * bookings one by one to `toSlug`, another departure of the same package, at their old price and free to cancel for two weeks; or
 * cancels them with a full refund when no other departure is given or it has no room.
 */
export function callOffDeparture(
  ctx: Context,
  {
    departureId,
    reason,
    toSlug,
    actor,
  }: { departureId: number; reason: string; toSlug: string | null; actor: Exclude<Actor, null> },
): Promise<Outcome<undefined, CallOffRefusal>> {
  return transact<undefined, CallOffRefusal>(ctx.db, async (tx) => {
    if (reason.trim() === '') return refused({ reason: 'reason-missing' })
    const at = await ctx.clock.in(tx)
    const departure = await findDepartureById(tx, departureId, at)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (toSlug !== null && !(await mayMoveTo(tx, departure, toSlug, at))) return refused({ reason: 'other-date-wrong' })
    if (!(await callOff(ctx, tx, departure, { at, reason: reason.trim(), actor })))
      return refused({ reason: 'cancelled-already' })
    await ctx.jobs.add(tx, callOffQueue, { departureId, reason: reason.trim(), toSlug, actor: actor.name })
    return done(undefined)
  })
}

async function mayMoveTo(tx: Tx, from: DepartureRow, toSlug: string, now: Date): Promise<boolean> {
  const to = await findDeparture(tx, toSlug, now)
  return to !== undefined && to.id !== from.id && to.packageSlug === from.packageSlug && isSold(to)
}

const isSold = ({ status }: DepartureRow): boolean => status !== 'cancelled' && status !== 'closed'

/** The job of `callOffQueue`: each booking in its own transaction. Safe to run again: it continues with those that are left. */
export async function carryOutCallOff(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { departureId, reason, toSlug, actor } = data
  if (typeof departureId !== 'number' || typeof reason !== 'string' || typeof actor !== 'string')
    throw new Error('A cancelled departure without its facts')
  const failed: unknown[] = []
  for (const id of await listLiveOnDeparture(ctx.db, departureId)) {
    try {
      const moved =
        typeof toSlug === 'string' && (await rebookBooking(ctx, id, { toSlug, actor, reason, from: departureId })).done
      if (!moved) await callOffBooking(ctx, id, { actor, reason, from: departureId })
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} bookings of a cancelled departure are left`)
}
