import { isFinal } from '#features/bookings/booking.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue } from '#values/queues.ts'
import { lockTrip } from './reads.server.ts'
import type { Beds } from './rooming.ts'
import { type DetailsRefusal, saveDetails } from './save-traveller-details.server.ts'

/** The room group and the beds of one traveller, empty for none, and the version of the details that the form showed. */
export type RoomChoice = { position: number; room: string; beds: Beds | ''; seen: string }

/**
 * Staff set who shares a room: the room groups of several travellers at once, all or none. Refused once the booking has ended,
 * and where the details of one of them have changed since the form was opened.
 */
export function saveRooms(
  ctx: Context,
  bookingId: string,
  choices: readonly RoomChoice[],
  staff: { id: string; name: string },
): Promise<Outcome<undefined, DetailsRefusal>> {
  return transact<undefined, DetailsRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, bookingId)
    if (!trip) return refused({ reason: 'booking-unknown' })
    if (isFinal(trip.state)) return refused({ reason: 'booking-final', state: trip.state })
    const changed: number[] = []
    for (const { position, room, beds, seen } of choices) {
      const answer = {
        ...(room !== '' && { room }),
        ...(beds !== '' && { beds }),
        remove: [...(room === '' ? (['room'] as const) : []), ...(beds === '' ? (['beds'] as const) : [])],
      }
      const saved = await saveDetails(ctx, tx, { bookingId, position, answer, actor: { by: 'staff', ...staff }, seen })
      if (!saved.done) return saved
      if (saved.value.length > 0) changed.push(position)
    }
    const { name: actor } = staff
    if (changed.length > 0) {
      await noteChange(ctx, tx, bookingId, { actor, text: `Rooms changed: traveller ${changed.join(', ')}` })
      await ctx.jobs.addOnce(tx, followOrdersQueue)
    }
    return done(undefined)
  })
}
