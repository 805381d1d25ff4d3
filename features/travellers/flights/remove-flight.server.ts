import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { deleteFlight } from '../writes.server.ts'
import { changeFlights, directionTexts, type FlightActor } from './change-flight.server.ts'
import type { FlightRefusal } from './save-flight.server.ts'

/** Removes a flight of a booking. Refused where it is not the one that was seen, once the booking has ended, and where it is gone. */
export function removeFlight(
  ctx: Context,
  { bookingId, of, actor }: { bookingId: string; of: { id: number; version: number }; actor: FlightActor },
): Promise<Outcome<undefined, FlightRefusal>> {
  return changeFlights<undefined, FlightRefusal>(ctx, { bookingId, actor }, async (tx, _trip, flights) => {
    const was = flights.find(({ id }) => id === of.id)
    if (!was) return refused({ reason: 'flight-unknown' })
    if (was.version !== of.version) return refused({ reason: 'changed-meanwhile' })
    await deleteFlight(tx, was.id)
    return done({ value: undefined, text: `Flight ${directionTexts[was.direction]} removed` })
  })
}
