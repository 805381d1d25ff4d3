import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import type { PictureUse, UseReader } from './picture-use.ts'
import { lockPictures } from './reads.server.ts'
import { updatePicture } from './writes.server.ts'

/** What went into the trash, and what stayed because it stands somewhere: each use by its picture. */
export type Trashed = { ids: string[]; inUse: PictureUse[] }

/**
 * Puts pictures into the trash, from where they can be taken for thirty days. One that stands on a page stays where it is, and its
 * uses are named. What is there already, or is not there at all, is passed over.
 */
export async function trashPictures(
  ctx: Context,
  { actor, ids, listUses }: { actor: { id: string; name: string }; ids: readonly string[]; listUses: UseReader },
): Promise<Trashed> {
  return ctx.db.transaction().execute(async (tx) => {
    const pictures = (await lockPictures(tx, ids)).filter(({ trashedAt }) => trashedAt === null)
    const inUse = await listUses(
      tx,
      pictures.map(({ id }) => id),
    )
    const free = pictures.filter(({ id }) => !inUse.some(({ picture }) => picture === id))
    const now = ctx.clock.now()
    for (const { id, name } of free) {
      await updatePicture(tx, id, { trashed_at: now, changed_by: actor.name, changed_at: now })
      await recordAudit(ctx, tx, { actor, action: 'picture-trashed', subject: { kind: 'picture', id, words: name } })
    }
    return { ids: free.map(({ id }) => id), inUse }
  })
}
