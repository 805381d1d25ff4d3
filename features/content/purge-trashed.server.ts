import { eraseSubjectWords } from '#features/audit-log/erase-subject.server.ts'
import type { Context } from '#platform/context.ts'
import { lockTrashed } from './reads.server.ts'
import { deleteEntry } from './writes.server.ts'

const dayMs = 24 * 60 * 60_000

/** What stands in the log where the name of a deleted entry was. */
const gone = 'Erased'

/**
 * Deletes for good what of a kind has been in the bin for so many days: every version of it, and its name in the log. That
 * somebody wrote and binned it stays written down. Answers how many went.
 */
export async function purgeTrashed(ctx: Context, { kind, days }: { kind: string; days: number }): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - days * dayMs)
  return ctx.db.transaction().execute(async (tx) => {
    const ids = await lockTrashed(tx, kind, before)
    for (const id of ids) {
      await deleteEntry(tx, id)
      await eraseSubjectWords(tx, { kind: 'entry', id: `${kind}:${id}`, words: gone })
    }
    return ids.length
  })
}
