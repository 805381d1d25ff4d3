import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { findAdminDeparture, listOnDays } from './reads-admin.server.ts'
import { updateDeparture } from './writes.server.ts'

export type TrashRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'was-on-sale' }
  | { reason: 'day-taken' }
  | { reason: 'changed-meanwhile' }

/**
 * Moves a draft to the trash, where it does not block its day, or restores it. Refused: a departure that was ever on sale, which is taken off
 * sale or cancelled instead; restoring it while its day has another; one that has changed since. Nothing is deleted.
 */
export const trashDeparture = (
  ctx: Context,
  { departureId, seen, trash, actor }: { departureId: number; seen: number; trash: boolean; actor: Actor },
): Promise<Outcome<{ version: number }, TrashRefusal>> =>
  transact<{ version: number }, TrashRefusal>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (departure.openedAt || departure.sale !== 'draft') return refused({ reason: 'was-on-sale' })
    if (!trash && (await listOnDays(tx, [departure])).length > 0) return refused({ reason: 'day-taken' })
    const set = { trashed_at: trash ? ctx.clock.now() : null }
    if (!(await updateDeparture(tx, { id: departureId, version: seen }, set))) return refused({ reason: 'changed-meanwhile' })
    await noteDeparture(ctx, tx, departure, { actor, facts: { before: { trashed: !trash }, after: { trashed: trash } } })
    return done({ version: seen + 1 })
  })
