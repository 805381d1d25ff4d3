import { releaseStock } from '#features/stock/keep-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { type MoveAsk, type MoveRefusal, moveBooking } from './move-booking.server.ts'
import { offerSeats } from './offer-seats.server.ts'
import type { Booking } from './reads.server.ts'

/**
 * Ends a booking inside the caller's transaction: the move, its stock given back, and what is free now offered to whoever
 * waits longest, all at one commit, so that freed seats are never for sale past a waiting party.
 */
export async function releaseBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  ask: MoveAsk,
): Promise<Outcome<Booking, MoveRefusal>> {
  const moved = await moveBooking(ctx, tx, booking, ask)
  if (!moved.done) return moved
  await releaseStock(tx, booking.id)
  await offerSeats(ctx, tx, booking)
  return moved
}
