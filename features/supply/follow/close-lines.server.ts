import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listEndedLines, lockLine } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'

/** Marks confirmed services whose last day is over as used. Staff say of one that it was not delivered. Returns how many. Safe to run again. */
export async function closeLines(ctx: Context): Promise<number> {
  const due = await listEndedLines(ctx.db, { confirmedBefore: kigaliDay(ctx.clock.now()) })
  for (const key of due) {
    await ctx.db.transaction().execute(async (tx) => {
      const found = await lockLine(tx, key)
      if (found?.line.state === 'confirmed') await updateLine(tx, found.line, { state: 'used', endedAt: await ctx.clock.in(tx) })
    })
  }
  return due.length
}
