import type { Context } from '#platform/context.ts'
import type { UseReader } from './picture-use.ts'
import { deleteFile } from './purge-file.server.ts'
import { listTrashedBefore, lockPictures } from './reads.server.ts'
import { deletePicture } from './writes.server.ts'

const trashDays = 30

/**
 * Deletes for good what has been in the trash for thirty days, with all its files. One that came to stand on a page meanwhile, by an
 * older version of it that was taken up again, is left. Answers how many went.
 */
export async function purgePictures(ctx: Context, listUses: UseReader): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - trashDays * 24 * 60 * 60_000)
  let count = 0
  for (const id of await listTrashedBefore(ctx.db, before)) if (await purgePicture(ctx, { id, before, listUses })) count++
  return count
}

async function purgePicture(
  ctx: Context,
  { id, before, listUses }: { id: string; before: Date; listUses: UseReader },
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const [picture] = await lockPictures(tx, [id])
    if (!picture?.trashedAt || picture.trashedAt >= before || (await listUses(tx, [id])).length > 0) return false
    // The files go first: a row without files can be deleted again, files without a row would stay for good.
    await deleteFile(ctx, tx, picture)
    await deletePicture(tx, id)
    return true
  })
}
