import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { findRunKey, listLinesIn, listLinesOfOrder, lockRun } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'

/** Marks confirmed services whose last day is over as used. Staff say of one that it was not delivered. Returns how many. Safe to run again. */
export async function closeLines(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  const due = (await listLinesIn(ctx.db, ['confirmed'])).filter(({ agreed }) => agreed && agreed.lastDay < today)
  for (const { id, orderId } of due) {
    if (orderId === null) continue
    await ctx.db.transaction().execute(async (tx) => {
      const run = await findRunKey(tx, { orderId })
      if (!run) return
      await lockRun(tx, run)
      const line = (await listLinesOfOrder(tx, orderId)).find((one) => one.id === id)
      if (line?.state === 'confirmed') await updateLine(tx, line, { state: 'used', endedAt: await ctx.clock.in(tx) })
    })
  }
  return due.length
}
