import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { findBooking, listParts } from '#features/bookings/reads.server.ts'
import { isOnRequest } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { isLive } from '../lines/order-line.ts'
import { listLines, listOrders, lockRun } from '../reads.server.ts'

/**
 * Answers what a booking has on request once every supplier of it has confirmed: the last confirmation is the yes. Does nothing where a line
 * is open, where nothing is on request, and where it is answered. Safe to run again.
 */
export async function settleParts(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (booking?.state !== 'requested' && booking?.state !== 'pending') return
  const open = (await listParts(ctx.db, bookingId)).filter(
    ({ resource, onRequest, answer }) => onRequest && answer === null && isOnRequest(resource),
  )
  if (open.length === 0) return
  const run = await ctx.db.transaction().execute((tx) => lockRun(tx, { bookingId }))
  const lines = run ? (await listLines(ctx.db, run.id)).filter(({ state }) => isLive(state)) : []
  if (!run || lines.length === 0 || lines.some(({ state }) => state !== 'confirmed')) return
  const suppliers = (await listOrders(ctx.db, run.id)).filter(({ id }) => lines.some(({ orderId }) => orderId === id))
  const text = suppliers.map(({ supplier, reference }) => `${supplier} (${reference})`).join(', ')
  for (const { resource, day } of open)
    await answerPart(ctx, bookingId, {
      resource,
      day,
      answer: 'yes',
      actor: 'The server',
      text: `All suppliers confirmed: ${text}`,
    })
}
