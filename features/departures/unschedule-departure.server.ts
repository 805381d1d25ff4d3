import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { findAdminDeparture } from './reads-admin.server.ts'
import { updateDeparture } from './writes.server.ts'

/** Makes a scheduled departure a draft, or off sale, as it was before. Refused when it is not scheduled or has changed since. */
export const unscheduleDeparture = (
  ctx: Context,
  { departureId, seen, actor, why }: { departureId: number; seen: number; actor: Actor; why?: string },
): Promise<Outcome<{ version: number }, { reason: 'departure-unknown' } | { reason: 'changed-meanwhile' }>> =>
  transact<{ version: number }, { reason: 'departure-unknown' } | { reason: 'changed-meanwhile' }>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    const sale = departure.openedAt ? ('off-sale' as const) : ('draft' as const)
    const changed =
      departure.sale === 'scheduled' && (await updateDeparture(tx, { id: departureId, version: seen }, { sale, opens_at: null }))
    if (!changed) return refused({ reason: 'changed-meanwhile' })
    const facts = { before: { sale: 'scheduled' }, after: { sale }, ...(why && { why }) }
    await noteDeparture(ctx, tx, departure, { actor, facts })
    return done({ version: seen + 1 })
  })
