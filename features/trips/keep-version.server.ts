import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockTrip, lockVersion } from './reads.server.ts'
import { type TripActor, tripSubject } from './trip.ts'
import type { TripVersion } from './trip-version.ts'
import { freezeVersion, insertVersion, updateTrip } from './writes.server.ts'

export type KeepRefusal =
  | { reason: 'trip-unknown' | 'version-unknown' | 'frozen' }
  | { reason: 'changed-meanwhile'; now: TripVersion }

/**
 * Keeps a draft as it is, for good, and makes a copy of it to go on with; answers the number of the copy. Refused: one that is kept already, and one
 * that somebody changed since it was seen.
 */
export function keepVersion(
  ctx: Context,
  { tripId, number, seen }: { tripId: string; number: number; seen: number },
  actor: TripActor,
): Promise<Outcome<number, KeepRefusal>> {
  return transact<number, KeepRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, tripId)
    if (!trip) return refused({ reason: 'trip-unknown' })
    const draft = await lockVersion(tx, tripId, number)
    if (!draft) return refused({ reason: 'version-unknown' })
    if (draft.frozenAt) return refused({ reason: 'frozen' })
    if (draft.edition > seen) return refused({ reason: 'changed-meanwhile', now: draft })
    const at = await ctx.clock.in(tx)
    await freezeVersion(tx, draft.id, { at, by: actor?.name ?? 'The server' })
    await insertVersion(tx, copyOf(draft, { tripId, number: number + 1, baseId: draft.id }))
    await updateTrip(tx, tripId, at)
    const facts = { number }
    if (actor) await recordAudit(ctx, tx, { actor, action: 'trip-version-kept', subject: tripSubject(trip), facts })
    return done(number + 1)
  })
}

/** A version as a new draft: every item keeps its root, so that two versions can be compared. */
export function copyOf(version: TripVersion, place: Pick<TripVersion, 'tripId' | 'number' | 'baseId'>): TripVersion {
  return {
    ...version,
    ...place,
    ...{ id: randomUUID(), edition: 1, factsEdition: 1, frozenAt: null, frozenBy: '' },
    days: version.days.map((day) => ({ ...day, edition: 1 })),
    items: version.items.map((item) => ({ ...item, id: randomUUID(), edition: 1 })),
  }
}
