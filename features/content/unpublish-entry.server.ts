import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import type { Actor, Done, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { isFrozen } from './is-frozen.server.ts'
import { lockEntry } from './reads.server.ts'
import { usesOf } from './uses-of.server.ts'
import { updatePublished } from './writes.server.ts'

/**
 * Unpublishes an entry; its draft stays. Refused where it is not public, where its kind always is, where it is frozen, and where
 * something uses it.
 */
export const unpublishEntry = (
  ctx: Context,
  kind: EntryKind,
  { id, actor }: { id: number; actor: Actor },
): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    if (!entry) return refused({ reason: 'not-found' })
    if (entry.publishedVersion === null || entry.liveId === null) return refused({ reason: 'not-public' })
    if (!kind.unpublish) return refused({ reason: 'stays-public' })
    if (await isFrozen(tx, kind, entry)) return refused({ reason: 'frozen' })
    const facts = await usesOf(ctx, tx, kind, entry.liveId)
    if (facts) return refused({ reason: 'still-needed', facts })
    const taken = await kind.unpublish(ctx, tx, entry.liveId)
    if (!taken.done) return taken
    await updatePublished(tx, id, null)
    await ctx.jobs.addOnce(tx, searchQueue)
    await recordAudit(ctx, tx, {
      actor,
      action: 'entry-unpublished',
      subject: { kind: 'entry', id: `${kind.name}:${id}`, words: entry.title },
    })
    return done(undefined)
  })
