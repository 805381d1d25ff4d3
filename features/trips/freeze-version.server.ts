import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { copyOfVersion } from './copy-version.ts'
import { lockTrip, lockVersion } from './reads.server.ts'
import { type TripActor, tripSubject } from './trip.ts'
import type { TripVersion } from './trip-version.ts'
import { insertVersion, markFrozen, updateTrip } from './writes.server.ts'

export type FreezeRefusal =
  | { reason: 'trip-unknown' | 'version-unknown' | 'frozen' | 'lost' }
  | { reason: 'changed-meanwhile'; now: TripVersion }

/**
 * Freezes a draft for good, and makes a copy of it to go on with; answers the number of the copy. Refused: one that is frozen already, one of a
 * trip that is lost, and one that somebody changed since it was seen.
 */
export function freezeVersion(
  ctx: Context,
  { tripId, number, seen }: { tripId: string; number: number; seen: number },
  actor: TripActor,
): Promise<Outcome<number, FreezeRefusal>> {
  return transact<number, FreezeRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, tripId)
    if (!trip) return refused({ reason: 'trip-unknown' })
    if (trip.lostAt) return refused({ reason: 'lost' })
    const draft = await lockVersion(tx, tripId, number)
    if (!draft) return refused({ reason: 'version-unknown' })
    if (draft.frozenAt) return refused({ reason: 'frozen' })
    if (draft.edition > seen) return refused({ reason: 'changed-meanwhile', now: draft })
    const at = await ctx.clock.in(tx)
    await markFrozen(tx, draft.id, { at, by: actor?.name ?? 'The server' })
    await insertVersion(tx, copyOfVersion(draft, { tripId, number: number + 1, baseId: draft.id }, randomUUID))
    await updateTrip(tx, tripId, at)
    const facts = { number }
    if (actor) await recordAudit(ctx, tx, { actor, action: 'trip-version-frozen', subject: tripSubject(trip), facts })
    return done(number + 1)
  })
}
