import type { Context } from '#platform/context.ts'
import type { EntryKind } from './entry-kind.ts'
import { listAdopted } from './reads.server.ts'
import { insertEntry } from './writes.server.ts'
import { asWritten } from './written.server.ts'

/** Who is said to have written what was there before anybody wrote it at the desk. */
const house = { id: '', name: 'Impamba' }

/**
 * Begins an entry, already published, for everything public of some kinds that has none: the content a release brings, and
 * what was there before the desk could write. Safe at every start. Answers how many were begun.
 */
export async function adoptEntries(ctx: Context, kinds: readonly EntryKind[]): Promise<number> {
  let begun = 0
  for (const kind of kinds)
    await ctx.db.transaction().execute(async (tx) => {
      const adopted = await listAdopted(tx, kind.name)
      for (const { liveId, content } of await kind.listLive(tx)) {
        if (adopted.has(liveId)) continue
        const written = await asWritten(ctx, tx, kind, { content, event: 'begun', actor: house })
        await insertEntry(tx, kind.name, { ...written, content, actor: null }, liveId)
        begun++
      }
    })
  return begun
}
