import { addNote } from '#features/bookings/add-note.server.ts'
import { cancelBooking } from '#features/bookings/cancel-booking.server.ts'
import { confirmBooking } from '#features/bookings/confirm-booking.server.ts'
import { declineBooking } from '#features/bookings/decline-booking.server.ts'
import { extendHold } from '#features/bookings/extend-hold.server.ts'
import type { MoveRefusal } from '#features/bookings/move-booking.server.ts'
import { type Booking, listEvents } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { longestText, type MoveForm } from './read-move-form.ts'

export type FormRefusal = MoveRefusal | { reason: 'too-long' } | { reason: 'note-missing' }

/**
 * Does what a form of the booking's screen asks. It answers for the booking as it was shown: where it has moved since, also
 * by the same form sent twice, nothing is done. A note that stands there already is not added again.
 */
export async function moveByForm(
  ctx: Context,
  booking: Booking,
  { event, text, version }: MoveForm,
  actor: string,
): Promise<Outcome<unknown, FormRefusal>> {
  if (text.length > longestText) return refused({ reason: 'too-long' })
  if (event === 'note') {
    if (text === '') return refused({ reason: 'note-missing' })
    const last = (await listEvents(ctx.db, booking.id)).at(-1)
    const repeated = last?.event === 'note' && last.actor === actor && last.text === text
    return repeated ? done(undefined) : addNote(ctx, booking.id, { actor, text })
  }
  switch (event) {
    case 'confirm':
      return confirmBooking(ctx, booking.id, { actor, reason: text, seen: version })
    case 'extend':
      return extendHold(ctx, booking.id, { actor, text, seen: version })
    case 'decline':
      return declineBooking(ctx, booking.id, { actor, reason: text, seen: version })
    case 'cancel':
      return cancelBooking(ctx, booking.id, { mover: 'staff', actor, reason: text, seen: version })
  }
}
