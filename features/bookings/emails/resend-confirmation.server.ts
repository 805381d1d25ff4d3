import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { listLatestEvents } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'
import { confirmedHoldEnd, queueConfirmation } from './confirm-email.server.ts'

/** Pressed again within this it is the same press. */
const pauseMs = 60_000

/**
 * Staff send the email with the confirmation link again, to the address that the booking has now, with a note in the timeline. Twice in
 * one minute is one email. Refused where there is nothing to confirm.
 */
export function resendConfirmationByStaff(
  ctx: Context,
  id: string,
  { actor, text }: { actor: string; text: string },
): Promise<Outcome<undefined, MoveRefusal | { reason: 'nothing-to-confirm' }>> {
  return changeBooking<undefined, { reason: 'nothing-to-confirm' }>(ctx, id, async (tx, booking) => {
    if (confirmedHoldEnd(booking) === null) return refused({ reason: 'nothing-to-confirm' })
    const { state, version } = booking
    const at = ctx.clock.now()
    const [last] = await listLatestEvents(tx, id, 1)
    if (last?.text === text && at.getTime() - last.at.getTime() < pauseMs) return done(undefined)
    await queueConfirmation(ctx, tx, booking, `again-${at.getTime()}`)
    await insertEvent(tx, { bookingId: id, version, event: 'note', from: state, to: state, actor, text, at })
    return done(undefined)
  })
}
