import { takeGranted } from '#features/stock/hold-stock.server.ts'
import { isOnRequest } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type BookingState, isFinal } from '../booking.ts'
import { releaseBooking } from '../cancellations/release-booking.server.ts'
import { confirmIfAnswered } from '../confirmation/confirm-if-answered.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { findBooking, listParts } from '../reads.server.ts'
import { insertEvent, updatePart } from '../writes.server.ts'

export type AnswerRefusal = { reason: 'part-not-on-request' }

export type PartAnswer = { resource: string; day: Day; answer: 'yes' | 'no'; actor: string; text: string; seen?: number }

/** A booking that stands or falls with the answer; one that is confirmed already is staff's to change. */
const mayEnd: readonly BookingState[] = ['on-hold', 'pending']

/**
 * What the supplier answers about a part on request. Yes: there is one more of it from now on, and it is this booking's;
 * with the last yes a booking that waits for it is confirmed. No: the booking is declined, everything is given back and the
 * visitor gets all the money again; one that was confirmed before stays, and staff change it.
 */
export function answerPart(ctx: Context, id: string, ask: PartAnswer): Promise<Outcome<undefined, MoveRefusal | AnswerRefusal>> {
  return changeBooking<undefined, AnswerRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const parts = await listParts(tx, id)
      const part = parts.find(({ resource, day }) => resource === ask.resource && day === ask.day)
      const at = await ctx.clock.in(tx)
      if (isFinal(booking.state)) return refused({ reason: 'move-not-allowed', state: booking.state })
      if (!part || !(await updatePart(tx, { ...part, bookingId: id }, { answer: ask.answer, at, by: ask.actor })))
        return refused({ reason: 'part-not-on-request' })
      const { actor } = ask
      const { version, state } = booking
      const text = ask.text.trim() || `${part.label}: ${ask.answer}`
      if (ask.answer === 'no' && mayEnd.includes(state)) {
        const moved = await releaseBooking(ctx, tx, booking, { event: 'decline', mover: 'staff', actor, text, at })
        if (!moved.done) return moved
        await queueBookingEmail(ctx, tx, moved.value, 'declined')
        return done(undefined)
      }
      // Nobody keeps stock of what is asked for every time: there is nothing to claim.
      if (ask.answer === 'yes' && !isOnRequest(part.resource)) await takeGranted(tx, id, part, booking.holdEndsAt)
      await insertEvent(tx, { bookingId: id, version, event: 'note', from: state, to: state, actor, text, at })
      const answered = await findBooking(tx, id)
      if (answered) await confirmIfAnswered(ctx, tx, answered, actor)
      return done(undefined)
    },
    { seen: ask.seen },
  )
}
