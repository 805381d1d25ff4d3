import type { PriceRefusal } from '#features/packages/price.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { holdEnd, holdLengthMs, methodsFor } from './hold-length.ts'
import { changeBooking, type MoveRefusal, moveBooking } from './move-booking.server.ts'
import { findOffered, quoteParty } from './quote-departure.server.ts'
import { type Booking, listTravellers } from './reads.server.ts'
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
 * while its hold lived. Refused where the departure is closed, the seats are gone, with what is left, or the price of today
 * is no longer the one that was shown and agreed.
 */
export function holdAgain(
  ctx: Context,
  id: string,
  { agreedTotalMinor }: { agreedTotalMinor: number },
): Promise<Outcome<Booking, HoldAgainRefusal>> {
  return changeBooking<Booking, HoldAgainRefusal>(ctx, id, async (tx, booking) => {
    if (booking.state !== 'expired') return refused({ reason: 'move-not-allowed', state: booking.state })
    const offered = await findOffered(ctx, booking.departureSlug)
    if (!offered?.package.bookable || offered.departure.status === 'closed') return refused({ reason: 'departure-closed' })
    const { departure, settings } = offered
    const travellers = await listTravellers(tx, id)
    const { travellersCount, comfort, singleRooms } = booking
    const quote = quoteParty(offered, { travellersCount, travellers, comfort, singleRooms }, ctx.clock.now())
    if (!quote.done) return quote
    const { totalMinor, depositMinor, balanceDueOn } = quote.value.schedule
    if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const methods = methodsFor(departure.startsOn, ctx.clock.now())
    const method = methods.find((one) => one === booking.paymentMethod) ?? methods[0] ?? 'card'
    const seats = { resource: departureSeats(departure.id), day: departure.startsOn, quantity: travellersCount }
    const end = (at: Date) => holdEnd(holdLengthMs(method, departure.startsOn, at), departure.startsOn, at)
    const held = await holdStock(ctx, tx, id, [seats], end)
    if (!held.done) return refused({ reason: 'departure-full', seatsLeft: held.refusal.short[0]?.left ?? 0 })
    await replaceLines(tx, id, quote.value.lines)
    const moved = await moveBooking(ctx, tx, booking, {
      event: 'reserve',
      mover: 'visitor',
      actor: 'visitor',
      text: '',
      at: held.value.at,
      change: {
        hold_ends_at: held.value.heldUntil,
        payment_method: method,
        total_minor: totalMinor,
        deposit_minor: depositMinor,
        balance_due_on: balanceDueOn,
        rwf_per_unit: settings.rwfPerUsd,
      },
    })
    if (moved.done) await writeLetterLater(ctx, tx, moved.value, 'received')
    return moved
  })
}
