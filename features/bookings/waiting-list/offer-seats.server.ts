import { cutOff } from '#features/departures/departure.ts'
import { isSold } from '#features/departures/reads.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { listWaiting } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { holdEnd, offerHoldMs } from '../holds/hold-length.ts'
import { moveBooking } from '../move-booking.server.ts'
import { requoteBooking } from '../quotes/requote-booking.server.ts'
import { type Booking, findBooking, listParts } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceLines, replaceParts } from '../writes.server.ts'

/**
 * Offers free seats of a departure to its waiting list, inside the caller's transaction: holds seats for 72 hours for the party that has
 * waited longest and fits whole, then for the next, until none fits. Offers nothing past the cut-off or on a cancelled departure. Only
 * departures have a waiting list.
 */
export async function offerSeats(ctx: Context, tx: Tx, of: Pick<Booking, 'departureId' | 'startsOn'>): Promise<void> {
  const { departureId, startsOn } = of
  const departure = departureId === null ? undefined : await findAdminDeparture(tx, departureId)
  if (departureId === null || !departure || !(await isSold(tx, departureId, await ctx.clock.in(tx)))) return
  const end = (at: Date) => holdEnd(offerHoldMs, cutOff(departure), at)
  for (const waiting of await listWaiting(tx, departureSeats(departureId), startsOn)) {
    const parts = await listParts(tx, waiting.bookingId)
    const held = await holdStock(ctx, tx, waiting.bookingId, parts, end, { waiting: true })
    const booking = held.done && (await findBooking(tx, waiting.bookingId))
    if (!booking) continue
    await replaceParts(tx, booking.id, parts, newSupplierRequests(held.value.onRequest))
    // The party joined at an earlier price and schedule; the offer has today's.
    const requoted = await requoteBooking(tx, booking, held.value.at)
    if (requoted.done) await replaceLines(tx, booking.id, requoted.value.lines)
    const change = { ...(requoted.done && requoted.value.change), hold_ends_at: held.value.heldUntil }
    const moved = await moveBooking(ctx, tx, booking, {
      event: 'offer',
      mover: 'clock',
      actor: 'clock',
      text: '',
      at: held.value.at,
      change,
    })
    if (!moved.done) throw new Error(`Waiting booking ${booking.reference} cannot be offered seats: ${moved.refusal.reason}`)
    const offered = await findBooking(tx, booking.id)
    const now = offered && (await updateRequestState(ctx, tx, offered, { mover: 'clock', actor: 'clock' }))
    await queueBookingEmail(ctx, tx, now ?? moved.value, now?.state === 'requested' ? 'requested' : 'offered')
  }
}
