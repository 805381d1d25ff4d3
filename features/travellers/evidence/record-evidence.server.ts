import { type BookingState, isFinal } from '#features/bookings/booking.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { detailsVersion } from '../details-version.server.ts'
import { findDetailRow, lockTraveller, lockTrip } from '../reads.server.ts'
import { putEvidence } from '../writes.server.ts'

export type EvidenceRefusal =
  | { reason: 'booking-unknown' }
  | { reason: 'booking-final'; state: BookingState }
  | { reason: 'traveller-unknown' }
  /** Somebody has changed these details, or the traveller's class, since they were seen. */
  | { reason: 'changed-meanwhile' }

/**
 * Records which evidence of their fee class staff have seen of a traveller, in place of what was seen before; `seen: null` deletes it. The timeline
 * says that, and no value. Refused once the booking has ended, and where details or class are not those that the form showed.
 */
export function recordEvidence(
  ctx: Context,
  input: {
    bookingId: string
    position: number
    seen: { what: string; feeClass: Residency; until: Day | null } | null
    /** The version of the details that the form showed. */
    version: string
  },
  actor: { name: string },
): Promise<Outcome<undefined, EvidenceRefusal>> {
  const { bookingId, position, seen, version } = input
  return transact<undefined, EvidenceRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, bookingId)
    if (!trip) return refused({ reason: 'booking-unknown' })
    if (isFinal(trip.state)) return refused({ reason: 'booking-final', state: trip.state })
    await lockTraveller(tx, bookingId, position)
    const was = await findDetailRow(tx, bookingId, position)
    if (!was) return refused({ reason: 'traveller-unknown' })
    if (version !== detailsVersion(was) || (seen && seen.feeClass !== was.residency))
      return refused({ reason: 'changed-meanwhile' })
    const at = await ctx.clock.in(tx)
    await putEvidence(tx, { bookingId, position }, seen, { at, by: actor.name })
    const text = `Traveller ${position}: evidence of the fee class ${seen ? 'seen' : 'deleted'}`
    await noteChange(ctx, tx, bookingId, { actor: actor.name, text })
    return done(undefined)
  })
}
