import type { Context } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import { pictureFormats, pictureTypes } from '#platform/pictures/picture-formats.ts'
import { makeSizesTask, readColourTask } from '#platform/pictures/picture-tasks.ts'
import { isWorkerAway } from '#platform/workers/worker-task.ts'
import { originalKey, sizeKey } from './file-keys.ts'
import { fileOf, widthsOf } from './picture.ts'
import { cropNames, cropOf, cropPlans, cropWidths, type Steps, stepsOf } from './picture-crops.ts'
import { tagsOfPicture } from './picture-tags.server.ts'
import type { UseReader } from './picture-use.ts'
import { findPicture, type StoredPicture } from './reads.server.ts'
import { updateDrawing } from './writes.server.ts'

/**
 * Makes the sizes of a picture and its crops round the focal point, and from then on every page shows them. Of one whose sizes are
 * made only the crops are made, where the point has moved. One that cannot be made is marked as failed, for staff to try again.
 * Nothing is done for a file that was replaced meanwhile, and all of it again for one that was begun before.
 */
export async function drawPicture(ctx: Context, { id, hash }: Record<string, unknown>, listUses: UseReader): Promise<void> {
  const picture = typeof id === 'string' ? await findPicture(ctx.db, id) : undefined
  if (!picture || picture.hash !== hash) return
  const { width, height } = picture
  const steps = stepsOf(picture)
  const hasSizes = picture.state === 'ready'
  if (hasSizes && picture.crops?.x === steps.x && picture.crops.y === steps.y) return
  try {
    const original = await ctx.files.get(originalKey(picture))
    if (!original) throw new Error('The original is missing')
    if (!hasSizes) await storeSizes(ctx, picture, original)
    await storeCrops(ctx, picture, { original, steps })
    const colour = await ctx.workers.run(readColourTask, original)
    await ctx.db.transaction().execute(async (tx) => {
      const drawn = {
        drawn_hash: picture.hash,
        drawn_width: width,
        drawn_height: height,
        colour,
        crop_x: steps.x,
        crop_y: steps.y,
        crop_hash: picture.hash,
      }
      if (await updateDrawing(tx, picture, { state: 'ready', ...drawn }))
        await ctx.cache.invalidate(tx, await tagsOfPicture(tx, picture.id, listUses))
    })
  } catch (error) {
    // Nothing is wrong with the picture: the job is tried again.
    if (isWorkerAway(error)) throw error
    ctx.log.error('The sizes of a picture could not be made', { picture: picture.id, ...describeError(error) })
    // Its sizes are shown without crops where it has them.
    if (!hasSizes) await ctx.db.transaction().execute((tx) => updateDrawing(tx, picture, { state: 'failed' }))
  }
}

async function storeSizes(ctx: Context, picture: StoredPicture, original: Uint8Array): Promise<void> {
  const [file, widths] = [fileOf(picture.hash), widthsOf(picture.width)]
  // Format by format: who sends a picture meanwhile waits for one format at most.
  for (const format of pictureFormats)
    for (const { width, bytes } of await ctx.workers.run(makeSizesTask, { original, format, widths }))
      await ctx.files.put(sizeKey({ id: picture.id, file, width, format }), bytes, pictureTypes[format])
}

type ToCrop = { original: Uint8Array; steps: Steps }

async function storeCrops(ctx: Context, picture: StoredPicture, { original, steps }: ToCrop): Promise<void> {
  const file = fileOf(picture.hash)
  for (const name of cropNames) {
    const { formats, budget } = cropPlans[name]
    const { step, ...part } = cropOf(name, picture, steps)
    for (const format of formats) {
      const most = { width: budget.width, bytes: budget[format] ?? 0 }
      const sizes = { original, format, widths: cropWidths(name, picture), part, budget: most }
      for (const { width, bytes } of await ctx.workers.run(makeSizesTask, sizes)) {
        const key = sizeKey({ id: picture.id, file, crop: `${name}${step}`, width, format })
        await ctx.files.put(key, bytes, pictureTypes[format])
      }
    }
  }
}
