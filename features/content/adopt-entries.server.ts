import type { Context } from '#platform/context.ts'
import { differences } from './difference.ts'
import type { EntryKind } from './entry-kind.ts'
import { listAdopted, listUntouched } from './reads.server.ts'
import { insertEntry, updateFirst } from './writes.server.ts'
import { asWritten } from './written.server.ts'

/** The author of content that existed before the admin area. */
const operator = { id: '', name: 'Impamba' }

/**
 * Creates a published entry for everything public of some kinds that has none: content of a release, and content from before
 * the admin area. Entries without edits are updated when a release changes their content, so that staff edit what
 * visitors read. Safe at every start. Answers how many were created.
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
        const written = await asWritten(ctx, tx, kind, { content, event: 'begun', actor: operator })
        await insertEntry(tx, kind.name, { ...written, content, actor: null }, liveId)
        begun++
      }
    })
  return begun
}
