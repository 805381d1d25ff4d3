import { paymentStanding } from '#features/payments/ledger.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { isFinal } from './booking.ts'
import { closeCheckouts } from './follow-card-payments.server.ts'
import { findBooking } from './reads.server.ts'

/** The queue of bookings that have ended while their visitor may still stand at the gateway; server/jobs.ts runs it. */
export const closeCheckoutsQueue = 'close-checkouts'

/** Asks for the checkouts of a booking to be closed, with the commit that ends it. */
export const closeCheckoutsLater = (ctx: Context, tx: Tx, bookingId: string): Promise<void> =>
  ctx.jobs.add(tx, closeCheckoutsQueue, { bookingId })

/** The job behind it; safe to run again. Throws while the gateway is away, so that it is tried again. */
export async function closeCheckoutsOf(ctx: Context, { bookingId }: Record<string, unknown>): Promise<void> {
  if (!ctx.cards || typeof bookingId !== 'string') return
  const booking = await findBooking(ctx.db, bookingId)
  // Held again, or reopened by late money: it may be paid for.
  if (!booking || !isFinal(booking.state)) return
  const payments = await listPayments(ctx.db, bookingId)
  const open = payments.filter(({ method, events }) => {
    const standing = paymentStanding(events)
    return method === 'card' && (standing === 'initiated' || standing === 'pending')
  })
  await closeCheckouts(ctx, ctx.cards, open)
}
