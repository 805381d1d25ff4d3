import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { listLatestEvents } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'

/**
 * Staff add a note to a booking's timeline, which only staff see. With `message` it records a message of the customer or of
 * ours from outside the site. A form that is sent twice adds one note. Refused when empty.
 */
export function addNote(
  ctx: Context,
  id: string,
  { actor, text, message }: { actor: string; text: string; message?: { by: 'customer' | 'us'; on: Day } },
): Promise<Outcome<undefined, MoveRefusal>> {
  return changeBooking(ctx, id, async (tx, booking) => {
    if (text.trim() === '') return refused({ reason: 'reason-missing' })
    const [last] = message ? await listLatestEvents(tx, id, 1) : []
    if (message && last?.text === text.trim() && last.messageBy === message.by && last.messageOn === message.on)
      return done(undefined)
    const { state, version } = booking
    await insertEvent(tx, {
      bookingId: id,
      version,
      event: 'note',
      from: state,
      to: state,
      actor,
      text: text.trim(),
      at: ctx.clock.now(),
      message,
    })
    return done(undefined)
  })
}
