import { giveBackDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { releaseStock } from '#features/stock/keep-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { type MoveInput, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { alertRefund } from './alert-refund.server.ts'
import { closeCheckoutsLater } from './close-checkouts-later.server.ts'

/**
 * Ends a booking inside the caller's transaction, with everything that follows at the same commit. Staff are told what has to
 * be given back.
 */
export async function releaseBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  ask: MoveInput,
): Promise<Outcome<Booking, MoveRefusal>> {
  const moved = await moveBooking(ctx, tx, booking, ask)
  if (!moved.done) return moved
  await giveUpHold(ctx, tx, booking)
  await alertRefund(ctx, tx, moved.value, `It is ${moved.value.state}.`)
  return moved
}

/**
 * Gives up what an ended booking had: its stock and its discount code, and what is free now is offered to whoever waits
 * longest, so that freed seats are never for sale past a waiting party. Nobody pays for it any more.
 */
export async function giveUpHold(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  await releaseStock(tx, booking.id)
  await giveBackDiscountCode(tx, booking.id)
  await offerSeats(ctx, tx, booking)
  await closeCheckoutsLater(ctx, tx, booking.id)
}
