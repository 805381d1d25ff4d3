import { seatedStates } from '#features/bookings/booking.ts'
import { listOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import { listFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Context } from '#platform/context.ts'
import { daysText } from '#values/day-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { instantText } from '../components/instants.ts'
import { findDepartureOr404 } from './load-departure.server.ts'

/** Who has seats on the departure of an address, by the name of their leads, with their rooms and flights. */
export async function loadOnTheRoad(ctx: Context, text: string) {
  const { db } = ctx
  const now = ctx.clock.now()
  const { id, title, startsOn, endsOn } = await findDepartureOr404(db, text, now)
  const seated = (await listOnDeparture(db, id))
    .filter(({ state }) => seatedStates.includes(state))
    .toSorted((a, b) => a.leadName.localeCompare(b.leadName))
  const ids = seated.map(({ id: bookingId }) => bookingId)
  const [parties, flights] = await Promise.all([listParties(ctx, ids), listFlights(db, ids)])
  const party = new Map(parties.map((one) => [one.bookingId, one]))
  const flown = Map.groupBy(flights, ({ bookingId }) => bookingId)
  return {
    id,
    title,
    days: daysText(startsOn, endsOn),
    printed: instantText(now, now),
    bookings: seated.map(({ id: bookingId, reference, leadName, state }) => ({
      id: bookingId,
      reference,
      leadName,
      held: state === 'requested' || state === 'on-hold' || state === 'pending',
      rooms: party.get(bookingId)?.rooms ?? [],
      travellers: party.get(bookingId)?.travellers ?? [],
      flights: (flown.get(bookingId) ?? []).map(({ label, number }) => arrivalWords.flight(label, number)),
    })),
  }
}

export type OnTheRoad = Awaited<ReturnType<typeof loadOnTheRoad>>
