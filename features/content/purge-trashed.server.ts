import { eraseSubjectWords } from '#features/audit-log/erase-subject.server.ts'
import type { Context } from '#platform/context.ts'
import { lockTrashed } from './reads.server.ts'
import { deleteEntry } from './writes.server.ts'

const dayMs = 24 * 60 * 60_000

/** Replaces the name of a deleted entry in the log. */
const gone = 'Erased'

/**
 * Deletes entries of a kind that have been in the trash for so many days: all versions, and their titles in the log. The
 * log entries themselves stay. Returns how many.
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
