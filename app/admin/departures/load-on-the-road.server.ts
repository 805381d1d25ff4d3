import { seatedStates } from '#features/bookings/booking.ts'
import { listOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import { listFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { instantText } from '../components/instants.ts'
import { loadHead } from './load-head.server.ts'
import { numberRooms } from './number-rooms.ts'

/** The bookings that have seats on a departure, by the name of their leads. */
export const listSeated = async (db: Db, departureId: number) =>
  (await listOnDeparture(db, departureId))
    .filter(({ state }) => seatedStates.includes(state))
    .toSorted((a, b) => a.leadName.localeCompare(b.leadName))

/** Who has seats on the departure of an address, by the name of their leads, with their rooms and flights. */
export async function loadOnTheRoad(ctx: Context, read: ReadWords, text: string) {
  const words = read(arrivalWords)
  const { db } = ctx
  const now = ctx.clock.now()
  const { head } = await loadHead(ctx, read, text)
  const seated = await listSeated(db, head.id)
  const ids = seated.map(({ id: bookingId }) => bookingId)
  const [parties, flights] = await Promise.all([listParties(ctx, ids), listFlights(db, ids)])
  const party = new Map(parties.map((one) => [one.bookingId, one]))
  const flown = Map.groupBy(flights, ({ bookingId }) => bookingId)
  const bookings = seated.map(({ id: bookingId, reference, leadName, state }) => ({
    id: bookingId,
    reference,
    leadName,
    held: state === 'requested' || state === 'on-hold' || state === 'pending',
    rooms: party.get(bookingId)?.rooms ?? [],
    travellers: party.get(bookingId)?.travellers ?? [],
    flights: (flown.get(bookingId) ?? []).map(({ label, number }) =>
      words.flight({ label, number: number ?? '', known: number ? 'yes' : 'no' }),
    ),
  }))
  return { head, printed: instantText(now, now, read.format), bookings: numberRooms(bookings) }
}

export type OnTheRoad = Awaited<ReturnType<typeof loadOnTheRoad>>
