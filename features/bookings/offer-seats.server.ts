import { holdStock } from '#features/stock/hold-stock.server.ts'
import { listWaiting } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { holdEnd, offerHoldMs } from './hold-length.ts'
import { moveBooking } from './move-booking.server.ts'
import { findBooking } from './reads.server.ts'
import { requoteBooking } from './requote-booking.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'
import { replaceLines } from './writes.server.ts'

/**
 * Offers what is free of a departure to its waiting list inside the caller's transaction: the party that has waited
 * longest and fits whole is held seats for 72 hours, then the next, until none fits. Nothing is offered past the cut-off.
 */
export async function offerSeats(ctx: Context, tx: Tx, departure: { departureId: number; startsOn: Day }): Promise<void> {
  const { departureId, startsOn } = departure
  const resource = departureSeats(departureId)
  const end = (at: Date) => holdEnd(offerHoldMs, startsOn, at)
  const now = await ctx.clock.in(tx)
  if (end(now) <= now) return
  for (const waiting of await listWaiting(tx, resource, startsOn)) {
    const part = { resource, day: startsOn, quantity: waiting.quantity }
    const held = await holdStock(ctx, tx, waiting.bookingId, [part], end, { waiting: true })
    const booking = held.done && (await findBooking(tx, waiting.bookingId))
    if (!booking) continue
    // The party joined at the price and on the schedule of that day; it decides on those of today.
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
    await writeLetterLater(ctx, tx, moved.value, 'offered')
  }
}
