import type { Context } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import { pictureFormats, pictureTypes } from '#platform/pictures/picture-formats.ts'
import { makeSizesTask } from '#platform/pictures/picture-tasks.ts'
import { isWorkerAway } from '#platform/workers/worker-task.ts'
import { originalKey, sizeKey } from './file-keys.ts'
import { fileOf, pictureTag, widthsOf } from './picture.ts'
import { findPicture } from './reads.server.ts'
import { updateDrawing } from './writes.server.ts'

/**
 * Makes the sizes of a picture, and from then on every page shows them. One that cannot be made is marked as failed, for staff to
 * try again. Nothing is done for a file that was replaced meanwhile, and all of it again for one that was begun before.
 */
export async function drawPicture(ctx: Context, { id, hash }: Record<string, unknown>): Promise<void> {
  const picture = typeof id === 'string' ? await findPicture(ctx.db, id) : undefined
  if (!picture || picture.hash !== hash || picture.state === 'ready') return
  const { width, height } = picture
  try {
    await keepSizes(ctx, picture)
  } catch (error) {
    // Nothing is wrong with the picture: the job is tried again.
    if (isWorkerAway(error)) throw error
    ctx.log.error('The sizes of a picture could not be made', { picture: picture.id, ...describeError(error) })
    await ctx.db.transaction().execute((tx) => updateDrawing(tx, picture, { state: 'failed' }))
    return
  }
  await ctx.db.transaction().execute(async (tx) => {
    const drawn = { drawn_hash: picture.hash, drawn_width: width, drawn_height: height }
    if (await updateDrawing(tx, picture, { state: 'ready', ...drawn })) await ctx.cache.invalidate(tx, [pictureTag(picture.id)])
  })
}

async function keepSizes(ctx: Context, picture: { id: string; hash: string; width: number }): Promise<void> {
  const original = await ctx.files.get(originalKey(picture))
  if (!original) throw new Error('The original is missing')
  const [file, widths] = [fileOf(picture.hash), widthsOf(picture.width)]
  // Format by format: who sends a picture meanwhile waits for one format at most.
  for (const format of pictureFormats)
    for (const { width, bytes } of await ctx.workers.run(makeSizesTask, { original, format, widths }))
      await ctx.files.put(sizeKey({ id: picture.id, file, width, format }), bytes, pictureTypes[format])
}
