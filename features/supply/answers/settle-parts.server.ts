import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { BookingState } from '#features/bookings/booking.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { type BookedPart, type Booking, findBooking, listParts } from '#features/bookings/reads.server.ts'
import { isOnRequest, itemOf } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { moneyText, usd } from '#values/money.ts'
import { fingerprintOf, isLive, type OrderLine } from '../lines/order-line.ts'
import { itemKeyOf } from '../lines/trip-lines.ts'
import { listLines, listOrders, lockRun, type SupplierOrder } from '../reads.server.ts'
import { listChangedServices } from '../reads-changed.server.ts'
import { loadOrderedMargin } from './load-ordered-margin.server.ts'

/** States of a booking of which a supplier may be asked something: at first, and after a change of what is sold. */
const statesWithRequests: readonly BookingState[] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/**
 * Answers what a booking has on request once every supplier of it has confirmed: the last confirmation is the yes. Not answered is a night or
 * service that was sold by the name of one supplier and is ordered from another: the customer has not agreed to that. Staff are alerted to it as
 * soon as that other supplier confirms, also of what is not on request, such as a room that we count. Nor is anything of a booking whose price
 * leaves too little as it is ordered now: staff are alerted, and answer it themselves. Does nothing where a line is open, or was confirmed for other
 * days, rooms or people than it has now, where nothing is on request, where it is answered, and for a hire, whose vehicle is of no order. Safe to run
 * again.
 */
export async function settleParts(ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking || booking.order.kind === 'hire' || !statesWithRequests.includes(booking.state)) return
  const replaced = await alertReplaced(ctx, booking)
  const open = (await listParts(ctx.db, bookingId)).filter(
    ({ resource, onRequest, answer }) => onRequest && answer === null && isOnRequest(resource),
  )
  if (open.length === 0) return
  const run = await ctx.db.transaction().execute((tx) => lockRun(tx, { bookingId }))
  const lines = run ? (await listLines(ctx.db, run.id)).filter(({ state }) => isLive(state)) : []
  if (!run || lines.length === 0 || !lines.every(isConfirmedNow)) return
  const isLeft = await isLeftToStaff(ctx, booking, lines)
  const orders = (await listOrders(ctx.db, run.id)).filter(({ id }) => lines.some(({ orderId }) => orderId === id))
  for (const part of open) {
    const { line, order } = orderedFor(part, lines, orders)
    // The booking was moved, and its orders have not followed yet.
    if (line && line.firstDay !== part.day) continue
    if (isLeft || (line && replaced.has(line.id))) continue
    const confirmed = order ? [order] : orders
    await answerPart(ctx, bookingId, {
      ...{ resource: part.resource, day: part.day, answer: 'yes', actor: 'The server' },
      text: `Confirmed: ${confirmed.map(({ supplier, reference }) => `${supplier} (${reference})`).join(', ')}`,
    })
  }
}

/** Alerts staff to what another supplier than the sold one has confirmed, once for each of its lines, whose ids it answers. */
async function alertReplaced(ctx: Context, { id: bookingId, reference, order }: Booking): Promise<Set<number>> {
  if (order.kind !== 'tailored') return new Set()
  const changed = await listChangedServices(ctx.db, { bookingId, proposalId: order.proposal })
  const confirmed = changed.filter(({ isConfirmed }) => isConfirmed)
  for (const { lineId, supplier, sold } of confirmed) {
    const text = `${reference}: ${supplier} is ordered in place of ${sold}, which the customer booked. Agree it with them: send another version of the trip, or record the reply on the booking.`
    await raiseAlert(ctx, ctx.db, { occasion: `supply-replaced:${lineId}`, bookingId, text })
  }
  return new Set(confirmed.map(({ lineId }) => lineId))
}

/** Whether a line is confirmed as it is now: one whose days, rooms or people have changed since is not. */
const isConfirmedNow = (line: OrderLine): boolean =>
  line.state === 'confirmed' && line.agreed !== null && fingerprintOf(line) === fingerprintOf(line.agreed)

/** Whether a booking leaves too little as it is ordered: then staff get an alert, with the figures for whoever may read costs. */
async function isLeftToStaff(ctx: Context, booking: Booking, lines: readonly OrderLine[]): Promise<boolean> {
  const found = await loadOrderedMargin(ctx.db, booking, lines)
  if (!found?.isLow) return false
  const { id, reference } = booking
  const { profitMinor, marginBp } = found.margin
  const versions = lines.reduce((sum, { version }) => sum + version, 0)
  const next = 'It was not answered by itself: answer it on the booking’s page.'
  const percent = marginBp === null ? '' : `, ${marginPercent(marginBp)} of the price without VAT`
  await raiseAlert(ctx, ctx.db, {
    occasion: `supply-low-margin:${id}:${versions}`,
    bookingId: id,
    text: `${reference}: every supplier has confirmed, but staff must look at it before the customer is answered. ${next}`,
    costsText: `${reference}: every supplier has confirmed, but as ordered it leaves ${moneyText(usd(profitMinor))}${percent}. ${next}`,
  })
  return true
}

/** '−45.9%', rounded down. */
const marginPercent = (basisPoints: number) => {
  const tenths = Math.floor(basisPoints / 10)
  return `${tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)}%`
}

/** The line and order of a part that is an item of a trip; nothing of one that stands for all suppliers. */
function orderedFor({ resource }: Pick<BookedPart, 'resource'>, lines: readonly OrderLine[], orders: readonly SupplierOrder[]) {
  const rootId = itemOf(resource)
  const line = rootId === undefined ? undefined : lines.find(({ itemKey }) => itemKey === itemKeyOf({ rootId }))
  return { line, order: line && orders.find(({ id }) => id === line.orderId) }
}
