import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { findOrder, findRunKey, listLinesIn, listLinesOfOrder, lockRun } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'

/**
 * Ends provisional space whose instant has come: its supplier has to be asked again, and one alert says so. What had been confirmed before a
 * change stands. Returns how many. Safe to run again.
 */
export async function expireProvisional(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const due = (await listLinesIn(ctx.db, ['provisional'])).filter(
    ({ provisionalUntil }) => provisionalUntil && provisionalUntil <= now,
  )
  for (const { id, orderId } of due) {
    if (orderId === null) continue
    await ctx.db.transaction().execute(async (tx) => {
      const run = await findRunKey(tx, { orderId })
      if (!run) return
      await lockRun(tx, run)
      const line = (await listLinesOfOrder(tx, orderId)).find((one) => one.id === id)
      const at = await ctx.clock.in(tx)
      if (line?.state !== 'provisional' || !line.provisionalUntil || line.provisionalUntil > at) return
      const order = await findOrder(tx, orderId)
      const { agreed } = line
      await updateLine(tx, line, {
        state: agreed ? 'confirmed' : 'to-request',
        provisionalUntil: null,
        sent: agreed,
        answerBy: null,
      })
      await raiseAlert(ctx, tx, {
        occasion: `supply-provisional-ended:${line.id}:${line.provisionalUntil.toISOString()}`,
        bookingId: 'bookingId' in run ? run.bookingId : null,
        text: `${order?.reference} (${order?.supplier}), ${line.title}: the supplier held it for us until now. Ask again.`,
      })
    })
  }
  return due.length
}
