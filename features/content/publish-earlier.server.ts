import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { refused } from '#values/outcome.ts'
import type { Actor, Done, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { publishVersion } from './publish-entry.server.ts'
import { findVersion, lockEntry } from './reads.server.ts'

/**
 * Makes an earlier version public again and leaves the draft as it is. Refused for an unknown version, in the trash, or with a
 * grave problem.
 */
export const publishEarlier = (
  ctx: Context,
  kind: EntryKind,
  { id, actor, version }: { id: number; actor: Actor; version: number },
): Promise<Done<{ path: string }>> =>
  transact<{ path: string }, EntryRefusal>(ctx.db, async (tx) => {
    const entry = await lockEntry(tx, kind.name, id)
    const earlier = entry && (await findVersion(tx, id, version))
    if (!entry || !earlier) return refused({ reason: 'not-found' })
    if (entry.trashedAt) return refused({ reason: 'in-the-bin' })
    return publishVersion(ctx, tx, kind, { entry, version, content: earlier.content, actor })
  })
