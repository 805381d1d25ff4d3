import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import { checkToPublish } from './check-to-publish.server.ts'
import type { Actor, Content, Done, Entry, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { findVersion } from './reads.server.ts'
import { findOpen } from './save-entry.server.ts'
import { recordTextChanges } from './texts/record-text-changes.server.ts'
import { insertMoved, updatePublished } from './writes.server.ts'

/**
 * Makes the newest version public at once. Refused where somebody has saved since `seen`, and with grave problems, all of them
 * named. A former public address redirects to the new one.
 */
export const publishEntry = (
  ctx: Context,
  kind: EntryKind,
  { id, actor, seen }: { id: number; actor: Actor; seen: number },
): Promise<Done<{ path: string }>> =>
  transact<{ path: string }, EntryRefusal>(ctx.db, async (tx) => {
    const found = await findOpen(tx, kind, { id, seen })
    if (!found.done) return found
    const entry = found.value
    return publishVersion(ctx, tx, kind, { entry, version: entry.version, content: entry.content, actor })
  })

/** Publishes one version of an entry that the caller has locked. */
export async function publishVersion(
  ctx: Context,
  tx: Tx,
  kind: EntryKind,
  { entry, version, content, actor }: { entry: Entry; version: number; content: Content; actor: Actor },
): Promise<Done<{ path: string }>> {
  const problems = await checkToPublish(ctx, tx, kind, content, entry.liveId ?? undefined)
  if (problems.some(({ grave }) => grave)) return refused({ reason: 'has-problems', problems })
  const at = ctx.clock.now()
  const before = entry.publishedVersion === null ? undefined : await findVersion(tx, entry.id, entry.publishedVersion)
  const liveId = await kind.publish(ctx, tx, content, entry.liveId ?? undefined)
  await updatePublished(tx, entry.id, { liveId, version, at })
  if (before && before.content.slug !== content.slug)
    await insertMoved(tx, { kind: kind.name, slug: before.content.slug, entryId: entry.id, at, now: content.slug })
  if (before) await recordTextChanges(ctx, tx, kind, { before: before.content, after: content, at })
  await ctx.jobs.addOnce(tx, searchQueue)
  await recordAudit(ctx, tx, {
    actor,
    action: 'entry-published',
    subject: { kind: 'entry', id: `${kind.name}:${entry.id}`, words: kind.titleOf(content) },
    facts: { before: entry.publishedVersion, after: version },
  })
  return done({ path: kind.pathOf(content) })
}
