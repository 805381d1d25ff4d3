import { reinstateAll } from '#features/crew/assignments/reinstate-all.server.ts'
import { releaseRun } from '#features/crew/assignments/release-run.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { findAdminDeparture, listOnDays } from './reads-admin.server.ts'
import { updateDeparture } from './writes.server.ts'

export type TrashRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'is-on-sale' }
  | { reason: 'was-booked' }
  | { reason: 'day-taken' }
  | { reason: 'changed-meanwhile' }

type TrashInput = {
  departureId: number
  seen: number
  trash: boolean
  actor: Actor
  /** Whether a booking is or was on it, which bookings know. */
  isBooked: (tx: Tx, departureId: number) => Promise<boolean>
}

/**
 * Moves a departure to the trash, where it does not block its day, or restores it as it was. Refused: one on sale or scheduled, which is
 * taken off sale first; one that was ever booked, for its bookings lead to it; restoring it while its day has another; one that has
 * changed since. Its seats are locked first, so that a hold under way is seen. Nothing is deleted. Its crew is free meanwhile, and comes
 * back with it where it still is.
 */
export const trashDeparture = (
  ctx: Context,
  { departureId, seen, trash, actor, isBooked }: TrashInput,
): Promise<Outcome<{ version: number }, TrashRefusal>> =>
  transact<{ version: number }, TrashRefusal>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    await lockStock(tx, [{ resource: departureSeats(departureId), day: departure.startsOn }])
    if (departure.sale !== 'draft' && departure.sale !== 'off-sale') return refused({ reason: 'is-on-sale' })
    if (trash && (await isBooked(tx, departureId))) return refused({ reason: 'was-booked' })
    if (!trash && (await listOnDays(tx, [departure])).length > 0) return refused({ reason: 'day-taken' })
    const at = ctx.clock.now()
    const set = { trashed_at: trash ? at : null }
    if (!(await updateDeparture(tx, { id: departureId, version: seen }, set))) return refused({ reason: 'changed-meanwhile' })
    if (trash) await releaseRun(ctx, tx, { departureId }, at)
    else if (departure.trashedAt) await reinstateAll(ctx, tx, { departureId }, departure.trashedAt)
    await noteDeparture(ctx, tx, departure, { actor, facts: { before: { trashed: !trash }, after: { trashed: trash } } })
    return done({ version: seen + 1 })
  })
