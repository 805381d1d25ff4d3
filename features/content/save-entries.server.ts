import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done } from '#values/outcome.ts'
import type { Actor, Content, Done, EntryRefusal } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { findOpen, writeVersion } from './save-entry.server.ts'

type Change = { id: number; content: Content; seen: number }

/**
 * Saves changes of several entries of a kind, each as a new version: all or none. Refused where somebody has saved one of them
 * since `seen`, or it is in the trash.
 */
export const saveEntries = (
  ctx: Context,
  kind: EntryKind,
  { changes, actor }: { changes: readonly Change[]; actor: Actor },
): Promise<Done<undefined>> =>
  transact<undefined, EntryRefusal>(ctx.db, async (tx) => {
    // Locked in one order, so that two imports never deadlock.
    for (const { id, content, seen } of [...changes].sort((a, b) => a.id - b.id)) {
      const found = await findOpen(tx, kind, { id, seen })
      if (!found.done) return found
      await writeVersion(ctx, tx, kind, found.value, { actor, content, event: 'saved' })
    }
    return done(undefined)
  })
