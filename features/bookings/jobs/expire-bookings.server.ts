import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { releaseBooking } from '../cancellations/release-booking.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking } from '../move-booking.server.ts'
import { listClosedWaiting, listLapsed } from './reads-due.server.ts'

/**
 * Expires lapsed holds and quotes, and waiting parties and enquiries for what is closed by now: freed seats are offered to the waiting
 * list and the visitor gets an email. The stock was free from the instant the hold ended, without this job. Each booking is its own
 * transaction; one that was confirmed or extended meanwhile is skipped. A failure does not stop the others and fails the job at its
 * end. Returns how many expired.
 */
export async function expireBookings(ctx: Context): Promise<number> {
  let expired = 0
  const failed: unknown[] = []
  const now = ctx.clock.now()
  // The query goes by days; the state table checks the hour of the cut-off.
  const closedWaiting = await listClosedWaiting(ctx.db, kigaliDay(now))
  for (const id of [...(await listLapsed(ctx.db, now)), ...closedWaiting]) {
    try {
      const outcome = await changeBooking(ctx, id, async (tx, booking) => {
        const at = await ctx.clock.in(tx)
        const moved = await releaseBooking(ctx, tx, booking, { event: 'expire', mover: 'clock', actor: 'clock', text: '', at })
        if (moved.done) await queueBookingEmail(ctx, tx, moved.value, 'expired')
        return moved
      })
      if (outcome.done) expired += 1
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} lapsed holds could not be tidied`)
  return expired
}
