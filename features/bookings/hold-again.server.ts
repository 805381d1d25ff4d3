import { cutOff } from '#features/departures/departure.ts'
import type { PriceRefusal } from '#features/packages/price.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { holdEnd, holdLengthMs, methodsFor } from './hold-length.ts'
import { changeBooking, type MoveRefusal, moveBooking } from './move-booking.server.ts'
import type { Booking } from './reads.server.ts'
import { requoteBooking } from './requote-booking.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'
import { replaceLines } from './writes.server.ts'

export type HoldAgainRefusal =
  | MoveRefusal
  | PriceRefusal
  | { reason: 'departure-closed' }
  | { reason: 'departure-full'; seatsLeft: number }
  | { reason: 'price-changed'; totalMinor: number }

/**
 * Holds the seats of an expired booking again for the same party, at the price of today: the old one was promised only
 * while its hold lived. A hold that has lapsed and is not tidied yet expires first. Refused where the departure is closed
 * or cancelled, the seats are gone, with what is left, or the price of today is no longer the one that was shown.
 */
export function holdAgain(
  ctx: Context,
  id: string,
  { agreedTotalMinor }: { agreedTotalMinor: number },
): Promise<Outcome<Booking, HoldAgainRefusal>> {
  return changeBooking<Booking, HoldAgainRefusal>(ctx, id, async (tx, found) => {
    const now = await ctx.clock.in(tx)
    const expired = await expireLapsed(ctx, tx, found, now)
    if (!expired.done) return expired
    const booking = expired.value
    if (booking.state !== 'expired') return refused({ reason: 'move-not-allowed', state: booking.state })
    const requoted = await requoteBooking(tx, booking, now)
    if (!requoted.done) return requoted
    const { lines, totalMinor, change } = requoted.value
    if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const methods = methodsFor(booking.startsOn, now)
    const method = methods.find((one) => one === booking.paymentMethod) ?? methods[0] ?? 'card'
    const seats = { resource: departureSeats(booking.departureId), day: booking.startsOn, quantity: booking.travellersCount }
    const end = (at: Date) => holdEnd(holdLengthMs(method, booking.startsOn, at), booking.startsOn, at)
    const held = await holdStock(ctx, tx, id, [seats], end)
    if (!held.done) return refused({ reason: 'departure-full', seatsLeft: held.refusal.short[0]?.left ?? 0 })
    const { at, heldUntil } = held.value
    if (at >= cutOff(booking.startsOn)) return refused({ reason: 'departure-closed' })
    await replaceLines(tx, id, lines)
    const moved = await moveBooking(ctx, tx, booking, {
      event: 'reserve',
      mover: 'visitor',
      actor: 'visitor',
      text: '',
      at,
      change: { ...change, hold_ends_at: heldUntil, payment_method: method },
    })
    if (moved.done) await writeLetterLater(ctx, tx, moved.value, 'received')
    return moved
  })
}

/** The booking as the clock job will leave it: expired where its hold has lapsed. Its seats are not passed on, they are asked for again. */
async function expireLapsed(ctx: Context, tx: Tx, booking: Booking, now: Date): Promise<Outcome<Booking, MoveRefusal>> {
  const lapsed = booking.state === 'on-hold' && booking.holdEndsAt !== null && booking.holdEndsAt <= now
  if (!lapsed) return done(booking)
  return moveBooking(ctx, tx, booking, { event: 'expire', mover: 'clock', actor: 'clock', text: '', at: now })
}
