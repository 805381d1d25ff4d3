import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { releaseBooking } from '../cancellations/release-booking.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking } from '../move-booking.server.ts'
import { listLapsed, listWaitedOut } from './reads-due.server.ts'

/**
 * Tidies holds and quotes that have lapsed, and parties and enquiries that wait for what is closed by now: the booking expires,
 * whoever waits is offered the seats, the visitor gets a letter. What was held was free from the instant the hold ended;
 * nobody waits for this. Each booking is its own transaction, and one that was confirmed or extended meanwhile is left alone;
 * one that fails holds up none of the others, and fails the job at its end. Answers how many expired.
 */
export async function expireBookings(ctx: Context): Promise<number> {
  let expired = 0
  const failed: unknown[] = []
  const now = ctx.clock.now()
  // On its last day of sale the cut-off may have come; the table of moves knows the hour.
  const waitedOut = await listWaitedOut(ctx.db, kigaliDay(now))
  for (const id of [...(await listLapsed(ctx.db, now)), ...waitedOut]) {
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
