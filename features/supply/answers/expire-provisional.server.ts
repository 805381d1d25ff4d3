import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { listEndedLines, lockLine } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'

/**
 * Ends provisional space whose instant has come: its supplier has to be asked again, and one alert says so. What had been confirmed before a
 * change stands. Returns how many. Safe to run again.
 */
export async function expireProvisional(ctx: Context): Promise<number> {
  const due = await listEndedLines(ctx.db, { provisionalAt: ctx.clock.now() })
  for (const key of due) {
    await ctx.db.transaction().execute(async (tx) => {
      const found = await lockLine(tx, key)
      if (found?.line.provisionalUntil == null || found.line.provisionalUntil > (await ctx.clock.in(tx))) return
      const { run, order, line } = found
      const { agreed, provisionalUntil } = line
      await updateLine(tx, line, {
        state: agreed ? 'confirmed' : 'to-request',
        provisionalUntil: null,
        sent: agreed,
        answerBy: null,
      })
      await raiseAlert(ctx, tx, {
        occasion: `supply-provisional-ended:${line.id}:${provisionalUntil?.toISOString()}`,
        bookingId: 'bookingId' in run ? run.bookingId : null,
        text: `${order.reference} (${order.supplier}), ${line.title}: the supplier held it for us until now. Ask again.`,
      })
    })
  }
  return due.length
}
