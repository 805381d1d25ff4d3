import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import type { Actor, Done, Entry, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { isFrozen } from './is-frozen.server.ts'
import { lockEntry } from './reads.server.ts'
import { usesOf } from './uses-of.server.ts'
import { updateContent, updatePublished, updateTrashed } from './writes.server.ts'
import { asWritten } from './written.server.ts'

type TrashInput = { id: number; actor: Actor }

/**
 * Moves an entry to the trash: it is no longer public, its address is free, and nothing of it is lost. Refused where its kind
 * is always public, where it is frozen, and where something uses it.
 */
export const trashEntry = (ctx: Context, kind: EntryKind, { id, actor }: TrashInput): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    if (!entry) return refused({ reason: 'not-found' })
    if (entry.trashedAt) return refused({ reason: 'in-the-bin' })
    if (entry.publishedVersion !== null && entry.liveId !== null) {
      if (!kind.unpublish) return refused({ reason: 'stays-public' })
      if (await isFrozen(tx, kind, entry)) return refused({ reason: 'frozen' })
      const facts = await usesOf(ctx, tx, kind, entry.liveId)
      if (facts) return refused({ reason: 'still-needed', facts })
      const taken = await kind.unpublish(ctx, tx, entry.liveId)
      if (!taken.done) return taken
      await ctx.jobs.addOnce(tx, searchQueue)
    }
    await updatePublished(tx, id, null)
    await updateTrashed(tx, id, ctx.clock.now())
    await note(ctx, tx, kind, entry, actor, 'entry-trashed')
    return done(undefined)
  })

/** Restores an entry from the trash as a draft. If its address is taken, it gets the nearest free one. */
export const untrashEntry = (ctx: Context, kind: EntryKind, { id, actor }: TrashInput): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    if (!entry) return refused({ reason: 'not-found' })
    if (!entry.trashedAt) return refused({ reason: 'not-in-the-bin' })
    const written = await asWritten(ctx, tx, kind, { content: entry.content, event: 'put-back', actor, entryId: id })
    if (written.content.slug !== entry.slug) await updateContent(tx, id, entry.version, written)
    await updateTrashed(tx, id, null)
    await note(ctx, tx, kind, entry, actor, 'entry-untrashed')
    return done(undefined)
  })

const note = (
  ctx: Context,
  tx: Tx,
  kind: EntryKind,
  entry: Entry,
  actor: Actor,
  action: 'entry-trashed' | 'entry-untrashed',
): Promise<void> =>
  recordAudit(ctx, tx, { actor, action, subject: { kind: 'entry', id: `${kind.name}:${entry.id}`, words: entry.title } })
