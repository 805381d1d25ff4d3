import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { BookingState } from '#features/bookings/booking.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { type BookedPart, findBooking, listParts } from '#features/bookings/reads.server.ts'
import { isOnRequest, itemOf } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { isLive, type OrderLine } from '../lines/order-line.ts'
import { itemKeyOf } from '../lines/trip-lines.ts'
import { listLines, listOrders, lockRun, type SupplierOrder } from '../reads.server.ts'

/** States of a booking of which a supplier may be asked something: at first, and after a change of what is sold. */
const statesWithRequests: readonly BookingState[] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/**
 * Answers what a booking has on request once every supplier of it has confirmed: the last confirmation is the yes. Not answered is a night or
 * service that was sold by the name of one supplier and is ordered from another: the customer has not agreed to that, so staff are alerted.
 * Does nothing where a line is open, where nothing is on request, and where it is answered. Safe to run again.
 */
export async function settleParts(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking || !statesWithRequests.includes(booking.state)) return
  const open = (await listParts(ctx.db, bookingId)).filter(
    ({ resource, onRequest, answer }) => onRequest && answer === null && isOnRequest(resource),
  )
  if (open.length === 0) return
  const run = await ctx.db.transaction().execute((tx) => lockRun(tx, { bookingId }))
  const lines = run ? (await listLines(ctx.db, run.id)).filter(({ state }) => isLive(state)) : []
  if (!run || lines.length === 0 || lines.some(({ state }) => state !== 'confirmed')) return
  const orders = (await listOrders(ctx.db, run.id)).filter(({ id }) => lines.some(({ orderId }) => orderId === id))
  for (const part of open) {
    const { line, order } = orderedFor(part, lines, orders)
    if (line && order && part.supplier !== '' && part.supplier !== order.supplier) {
      const text = `${booking.reference}: ${order.supplier} is ordered in place of ${part.supplier}, which the customer booked. Agree it with them: send another version of the trip, or record the reply on the booking.`
      await raiseAlert(ctx, ctx.db, { occasion: `supply-replaced:${line.id}`, bookingId, text })
      continue
    }
    const confirmed = order ? [order] : orders
    await answerPart(ctx, bookingId, {
      ...{ resource: part.resource, day: part.day, answer: 'yes', actor: 'The server' },
      text: `Confirmed: ${confirmed.map(({ supplier, reference }) => `${supplier} (${reference})`).join(', ')}`,
    })
  }
}

/** The line and order of a part that is an item of a trip; nothing of one that stands for all suppliers. */
function orderedFor({ resource }: Pick<BookedPart, 'resource'>, lines: readonly OrderLine[], orders: readonly SupplierOrder[]) {
  const rootId = itemOf(resource)
  const line = rootId === undefined ? undefined : lines.find(({ itemKey }) => itemKey === itemKeyOf({ rootId }))
  return { line, order: line && orders.find(({ id }) => id === line.orderId) }
}
