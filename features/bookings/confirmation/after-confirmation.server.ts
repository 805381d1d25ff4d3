import type { Context, Tx } from '#platform/context.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import type { Booking } from '../reads.server.ts'
import { listPermitsToBuy } from '../suppliers/list-permits-to-buy.server.ts'

/** What follows a confirmation, in its transaction: the permits that have to be bought are listed, the letter goes out. */
export async function afterConfirmation(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  await listPermitsToBuy(ctx, tx, booking)
  await queueBookingEmail(ctx, tx, booking, 'confirmed')
}
