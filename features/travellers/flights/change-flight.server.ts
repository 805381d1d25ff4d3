import { type BookingState, isFinal } from '#features/bookings/booking.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue } from '#values/queues.ts'
import { type BookedTrip, lockTrip } from '../reads.server.ts'
import { type FlightDirection, hasFlights } from './flight.ts'
import { type Flight, listEnteredFlights } from './reads-flights.server.ts'

/** Who enters a flight: the visitor on the booking's page, or staff by name. */
export type FlightActor = { by: 'visitor' } | { by: 'staff'; name: string }

export const actorName = (actor: FlightActor): string => (actor.by === 'staff' ? actor.name : 'visitor')

/** As the timeline names it. */
export const directionTexts: Readonly<Record<FlightDirection, string>> = { in: 'in', out: 'out', inside: 'during the journey' }

export type FlightsClosed =
  | { reason: 'booking-unknown' }
  | { reason: 'booking-final'; state: BookingState }
  /** A hire: its pick-up says the flight. */
  | { reason: 'no-flights' }

/**
 * Changes the flights of a booking under its lock and writes into the timeline what was changed, without its values, which are purged. Refused once the
 * booking has ended, and for a hire.
 */
export function changeFlights<Value, Refusal extends { reason: string }>(
  ctx: Context,
  { bookingId, actor }: { bookingId: string; actor: FlightActor },
  change: (
    tx: Tx,
    trip: BookedTrip,
    flights: readonly Flight[],
  ) => Promise<Outcome<{ value: Value; text: string | null }, Refusal>>,
): Promise<Outcome<Value, Refusal | FlightsClosed>> {
  return transact<Value, Refusal | FlightsClosed>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, bookingId)
    if (!trip) return refused({ reason: 'booking-unknown' })
    if (isFinal(trip.state)) return refused({ reason: 'booking-final', state: trip.state })
    if (!hasFlights(trip.kind)) return refused({ reason: 'no-flights' })
    const changed = await change(tx, trip, await listEnteredFlights(tx, [bookingId]))
    if (!changed.done) return changed
    const { value, text } = changed.value
    if (text !== null) {
      await noteChange(ctx, tx, bookingId, { actor: actorName(actor), text })
      // A transfer is ordered for the time of the flight.
      await ctx.jobs.addOnce(tx, followOrdersQueue)
    }
    return done(value)
  })
}
