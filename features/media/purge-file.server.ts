import type { Context, Tx } from '#platform/context.ts'
import { mayDeleteFiles } from '#platform/files/hold-files.server.ts'
import { keysOf, type PictureFile, possibleCropKeys } from './file-keys.ts'
import { fileOf } from './picture.ts'
import { findPicture } from './reads.server.ts'

export const purgeFileQueue = 'purge-picture-file'

/** Pages that somebody opened before, emails and other people's copies go on showing a replaced file for so long. */
const graceDays = 30

/** Has a file that a picture no longer has deleted after thirty days. */
export const purgeFileLater = (ctx: Context, tx: Tx, { id, hash, width }: PictureFile): Promise<void> =>
  ctx.jobs.add(tx, purgeFileQueue, { id, hash, width }, { startAfter: daysFrom(ctx.clock.now(), graceDays) })

const daysFrom = (instant: Date, days: number) => new Date(instant.getTime() + days * 24 * 60 * 60_000)

/** Deletes what is stored of such a file, unless the picture has it again. */
export async function purgeFile(ctx: Context, { id, hash, width }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || typeof hash !== 'string' || typeof width !== 'number') return
  const picture = await findPicture(ctx.db, id)
  if (picture && (picture.hash === hash || picture.drawn?.file === fileOf(hash))) return
  await ctx.db.transaction().execute((tx) => deleteFile(ctx, tx, { id, hash, width }))
}

/**
 * Deletes an original, all its sizes and its crops. Done again it finds nothing left. Throws while a backup is made, which needs every file that
 * its rows name: the job that came here is tried again by itself.
 */
export async function deleteFile(ctx: Context, tx: Tx, file: PictureFile): Promise<void> {
  if (!(await mayDeleteFiles(tx))) throw new Error('A backup is being made: the files are deleted when it is done')
  for (const key of [...keysOf(file), ...possibleCropKeys(file)]) await ctx.files.delete(key)
}
