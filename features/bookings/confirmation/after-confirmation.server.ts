import type { Context, Tx } from '#platform/context.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import type { Booking } from '../reads.server.ts'
import { listPermitsToBuy } from '../suppliers/list-permits-to-buy.server.ts'

/** Follows every confirmation, in its transaction: lists the permits to buy and queues the email. */
export async function afterConfirmation(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  await listPermitsToBuy(ctx, tx, booking)
  await queueBookingEmail(ctx, tx, booking, 'confirmed')
}
