import { occasionOf, queueBookingEmail } from '#features/bookings/emails/queue-booking-email.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { listOccasions } from '#features/emails/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { flightsNeededDays, missingFlights } from './flight.ts'
import { listFlights, listFlightTrips, listWithoutFlights } from './reads-flights.server.ts'

/** Who has just booked is not written to again on the same day. */
const restMs = 24 * 60 * 60 * 1000

/**
 * Writes once to the customers of confirmed bookings that begin within thirty days, where a flight is not known and nobody said that they come
 * or go by road. Returns how many emails it queued.
 */
export async function remindOfFlights(ctx: Context): Promise<number> {
  const { db } = ctx
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const madeBefore = new Date(now.getTime() - restMs)
  const trips = await listFlightTrips(db, { from: addDays(today, 1), to: addDays(today, flightsNeededDays), madeBefore })
  const ids = trips.map(({ id }) => id)
  const [flights, without] = [
    Map.groupBy(await listFlights(db, ids), ({ bookingId }) => bookingId),
    await listWithoutFlights(db, ids),
  ]
  let reminded = 0
  for (const trip of trips) {
    const { id, positions, startsOn } = trip
    if (missingFlights(flights.get(id) ?? [], positions, trip, without.get(id) ?? [], today).length === 0) continue
    const reminder = `flights-${startsOn}`
    if ((await listOccasions(db, id)).includes(occasionOf(id, 0, 'flights', { reminder }))) continue
    const booking = await findBooking(db, id)
    if (!booking) continue
    await db.transaction().execute((tx) => queueBookingEmail(ctx, tx, booking, 'flights', { reminder }))
    reminded += 1
  }
  return reminded
}
