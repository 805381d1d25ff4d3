import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockTrip } from './reads.server.ts'
import { tripSubject } from './trip.ts'
import { updateTrip } from './writes.server.ts'

type Actor = { id: string; name: string }
type Unknown = { reason: 'trip-unknown' }

/** Says what a trip is called and whose it is. What is so already changes nothing. */
export function changeTrip(
  ctx: Context,
  { id, title, owner }: { id: string; title: string; owner: Actor | null },
  actor: Actor,
): Promise<Outcome<undefined, Unknown>> {
  return transact<undefined, Unknown>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, id)
    if (!trip) return refused({ reason: 'trip-unknown' })
    const [isRetitled, isHandedOver] = [title !== trip.title, (owner?.id ?? null) !== trip.ownerId]
    if (!isRetitled && !isHandedOver) return done(undefined)
    await updateTrip(tx, id, await ctx.clock.in(tx), { title, owner_id: owner?.id ?? null })
    const fields = [...(isRetitled ? ['title'] : []), ...(isHandedOver ? ['owner'] : [])]
    const facts = { fields, ...(isHandedOver && { owner: owner?.name ?? null }) }
    await recordAudit(ctx, tx, { actor, action: 'trip-changed', subject: tripSubject(trip), facts })
    return done(undefined)
  })
}

/** Says that a trip is lost, and why; or, with null, that it is worked on again. Repeated, it changes nothing. */
export function loseTrip(
  ctx: Context,
  { id, reason }: { id: string; reason: string | null },
  actor: Actor,
): Promise<Outcome<undefined, Unknown>> {
  return transact<undefined, Unknown>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, id)
    if (!trip) return refused({ reason: 'trip-unknown' })
    if ((reason === null) === (trip.lostAt === null)) return done(undefined)
    const at = await ctx.clock.in(tx)
    await updateTrip(tx, id, at, reason === null ? { lost_at: null, lost_reason: '' } : { lost_at: at, lost_reason: reason })
    const action = reason === null ? 'trip-reopened' : 'trip-lost'
    await recordAudit(ctx, tx, { actor, action, subject: tripSubject(trip) })
    return done(undefined)
  })
}
