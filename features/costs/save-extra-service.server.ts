import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue } from '#values/queues.ts'
import { findExtraService, lockExtra } from './reads.server.ts'
import { replaceExtraService } from './writes.server.ts'

type Input = {
  /** The extra by its id in the catalogue, and its entry, by which the log names it. */
  extra: { id: string; entryId: number; name: string }
  /** What the form showed as stored; null: nobody. */
  seen: number | null
  /** The service that delivers it; null: no supplier does. */
  serviceId: number | null
  actor: { id: string; name: string }
}

/**
 * Saves which service of a supplier delivers an extra, with the change in the log. Orders of trips that have it follow. Refused
 * where somebody has saved another one since it was shown: then the refusal has what is stored now.
 */
export function saveExtraService(
  ctx: Context,
  { extra, seen, serviceId, actor }: Input,
): Promise<Outcome<null, { reason: 'changed-meanwhile'; serviceId: number | null }>> {
  return transact<null, { reason: 'changed-meanwhile'; serviceId: number | null }>(ctx.db, async (tx) => {
    await lockExtra(tx, extra.id)
    const before = await findExtraService(tx, extra.id)
    if (before === serviceId) return done(null)
    if (before !== seen) return refused({ reason: 'changed-meanwhile', serviceId: before })
    await replaceExtraService(tx, extra.id, serviceId)
    const subject = { kind: 'entry' as const, id: `extra:${extra.entryId}`, words: extra.name }
    await recordAudit(ctx, tx, { actor, action: 'extra-supplier-changed', subject, facts: { before, after: serviceId } })
    await ctx.jobs.addOnce(tx, followOrdersQueue)
    return done(null)
  })
}
