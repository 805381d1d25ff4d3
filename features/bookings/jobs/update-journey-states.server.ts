import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { changeBooking, moveBooking } from '../move-booking.server.ts'
import { listJourneysToFollow } from './reads-due.server.ts'

/**
 * Starts confirmed bookings on their first day and completes those whose last day is over, by the days of Kigali. Each is its own
 * transaction; one that somebody moved meanwhile is skipped. Returns how many moved.
 */
export async function updateJourneyStates(ctx: Context): Promise<number> {
  let moved = 0
  for (const { id, event } of await listJourneysToFollow(ctx.db, kigaliDay(ctx.clock.now()))) {
    const outcome = await changeBooking(ctx, id, (tx, booking) =>
      moveBooking(ctx, tx, booking, { event, mover: 'clock', actor: 'clock', text: '', at: ctx.clock.now() }),
    )
    if (outcome.done) moved += 1
  }
  return moved
}
