import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { findAdminDeparture } from './reads-admin.server.ts'
import { updateDeparture } from './writes.server.ts'

export type PromiseRefusal = { reason: 'departure-unknown' } | { reason: 'cancelled-already' } | { reason: 'changed-meanwhile' }

/**
 * Staff give their word that a departure goes, also below its minimum, or take it back: a departure whose minimum is reached
 * goes all the same. Saying again what is so changes nothing. Refused for one that is cancelled, and where `seen` is another
 * version than the one that stands; without it the last word counts.
 */
export function promiseDeparture(
  ctx: Context,
  { departureId, goes, actor, seen }: { departureId: number; goes: boolean; actor: Actor; seen?: number },
): Promise<Outcome<{ version: number; changed: boolean }, PromiseRefusal>> {
  return transact<{ version: number; changed: boolean }, PromiseRefusal>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    const { id, version, cancelledAt, guaranteed } = departure
    if (cancelledAt) return refused({ reason: 'cancelled-already' })
    if (guaranteed === goes) return done({ version, changed: false })
    if (!(await updateDeparture(tx, { id, version: seen ?? version }, { guaranteed: goes })))
      return refused({ reason: 'changed-meanwhile' })
    await noteDeparture(ctx, tx, departure, { actor, facts: { before: { guaranteed }, after: { guaranteed: goes } } })
    return done({ version: (seen ?? version) + 1, changed: true })
  })
}
