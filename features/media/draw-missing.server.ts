import type { Context } from '#platform/context.ts'
import { drawLater } from './draw-later.server.ts'
import { listWithoutCrops } from './reads.server.ts'

/** Has the crops made of every picture that has its sizes and no crops. Answers how many. */
export async function drawMissing(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const pictures = await listWithoutCrops(tx)
    for (const picture of pictures) await drawLater(ctx, tx, picture)
    return pictures.length
  })
}
