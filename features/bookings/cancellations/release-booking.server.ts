import { giveBackDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { releaseStock } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { type MoveInput, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { alertRefund } from './alert-refund.server.ts'
import { closeCheckoutsLater } from './close-checkouts-later.server.ts'

/**
 * Ends a booking inside the caller's transaction: releases its hold and alerts staff to a refund that is due.
 */
export async function releaseBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  input: MoveInput,
): Promise<Outcome<Booking, MoveRefusal>> {
  const moved = await moveBooking(ctx, tx, booking, input)
  if (!moved.done) return moved
  await releaseHold(ctx, tx, booking)
  await alertRefund(ctx, tx, moved.value, `It is ${moved.value.state}.`)
  return moved
}

/**
 * Releases the stock and the discount code of an ended booking, and closes its checkouts. Freed seats are offered to the waiting list
 * in the same transaction, so they are never on sale past a waiting party.
 */
export async function releaseHold(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  await releaseStock(tx, booking.id)
  await giveBackDiscountCode(tx, booking.id)
  await offerSeats(ctx, tx, booking)
  await closeCheckoutsLater(ctx, tx, booking.id)
}
