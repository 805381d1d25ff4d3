import type { Context, Tx } from '#platform/context.ts'

export const drawPictureQueue = 'draw-picture'

/** Has the sizes of a picture's file made soon after the transaction. */
export const drawLater = (ctx: Context, tx: Tx, { id, hash }: { id: string; hash: string }): Promise<void> =>
  ctx.jobs.add(tx, drawPictureQueue, { id, hash })
