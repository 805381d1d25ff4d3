import type { Context } from '#platform/context.ts'
import { drawLater } from './draw-later.server.ts'
import { lockPictures } from './reads.server.ts'
import { updateDrawing } from './writes.server.ts'

/** Has the sizes of a picture made once more where that failed. Answers whether there was anything to do. */
export async function drawAgain(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const [picture] = await lockPictures(tx, [id])
    if (picture?.state !== 'failed') return false
    await updateDrawing(tx, picture, { state: 'waiting' })
    await drawLater(ctx, tx, picture)
    return true
  })
}
