import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import type { Actor, Done, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { findVersion } from './reads.server.ts'
import { findOpen, writeVersion } from './save-entry.server.ts'
import { updatePublished } from './writes.server.ts'

/**
 * Makes the public version the newest one again. Saved changes stay among the versions, and nothing changes for visitors.
 * Refused where somebody has saved since `seen`, and where nothing is public.
 */
export const discardChanges = (
  ctx: Context,
  kind: EntryKind,
  { id, actor, seen }: { id: number; actor: Actor; seen: number },
): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    const found = await findOpen(tx, kind, { id, seen })
    if (!found.done) return found
    const { publishedVersion, publishedAt, liveId } = found.value
    const live = publishedVersion === null ? undefined : await findVersion(tx, id, publishedVersion)
    if (!live || liveId === null || publishedAt === null) return refused({ reason: 'not-public' })
    const { version } = await writeVersion(ctx, tx, kind, found.value, { actor, content: live.content, event: 'put-back' })
    await updatePublished(tx, id, { liveId, version, at: publishedAt })
    return done(undefined)
  })
