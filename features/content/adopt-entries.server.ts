import type { Context } from '#platform/context.ts'
import { differences } from './difference.ts'
import type { EntryKind } from './entry-kind.ts'
import { listAdopted, listUntouched } from './reads.server.ts'
import { insertEntry, updateFirst } from './writes.server.ts'
import { asWritten } from './written.server.ts'

/** Who is said to have written what was there before anybody wrote it in the admin area. */
const house = { id: '', name: 'Impamba' }

/**
 * Begins an entry, already published, for everything public of some kinds that has none: the content a release brings, and
 * what was there before the admin area could write. One that nobody has written in follows what a release has changed since, so
 * that whoever opens it builds on what visitors read. Safe at every start. Answers how many were begun.
 */
export async function adoptEntries(ctx: Context, kinds: readonly EntryKind[]): Promise<number> {
  let begun = 0
  for (const kind of kinds)
    await ctx.db.transaction().execute(async (tx) => {
      const adopted = await listAdopted(tx, kind.name)
      const untouched = await listUntouched(tx, kind.name)
      for (const { liveId, content } of await kind.listLive(tx)) {
        const old = untouched.get(liveId)
        if (old && differences(old.content, JSON.parse(JSON.stringify(content))).length > 0)
          await updateFirst(tx, old.id, { content, title: kind.titleOf(content) })
        if (adopted.has(liveId)) continue
        const written = await asWritten(ctx, tx, kind, { content, event: 'begun', actor: house })
        await insertEntry(tx, kind.name, { ...written, content, actor: null }, liveId)
        begun++
      }
    })
  return begun
}
