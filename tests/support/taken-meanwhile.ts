import { holdStock } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { bareBooking } from './bare-booking.ts'
import { finishedOrWaiting } from './behind-a-lock.ts'

/**
 * Runs some work while a booking that takes stock for good is made on another connection: it holds its locks when the work
 * begins, and commits once the work waits for them or has finished. Returns the result of the work.
 */
export async function takenMeanwhile<Value>(
  ctx: Context,
  parts: readonly StockPart[],
  work: () => Promise<Value>,
): Promise<Value> {
  const booking = await bareBooking(ctx.db)
  let doing: Promise<Value> | undefined
  await ctx.db.transaction().execute(async (tx) => {
    const held = await holdStock(ctx, tx, booking, parts, () => null)
    if (!held.done) throw new Error('Nothing is left to take')
    doing = work()
    await finishedOrWaiting(ctx.db, doing)
  })
  if (!doing) throw new Error('The work was never begun')
  return doing
}
