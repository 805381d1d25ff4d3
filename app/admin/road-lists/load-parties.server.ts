import type { BookingState } from '#features/bookings/booking.ts'
import { listBoughtFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { airportText } from '#features/travellers/flights/airports.ts'
import { type Flight, listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { flightWords } from '../../words/flights.ts'
import { numberRooms } from './number-rooms.ts'

type Listed = { id: string; reference: string; leadName: string; state: BookingState; kind: OrderKind }

/**
 * The travellers of these bookings for a manifest or a rooming list, with their rooms numbered through and their flights. Pilgrims are by name, the one
 * who leads them first: in which bus somebody sits is stored nowhere.
 */
export async function loadParties(ctx: Pick<Context, 'db'>, read: ReadWords, listed: readonly Listed[]) {
  const words = read(arrivalWords)
  const { db } = ctx
  const ids = listed.map(({ id }) => id)
  const [parties, sold, given] = await Promise.all([listParties(ctx, ids), listBoughtFlights(db, ids), listFlights(db, ids)])
  const party = new Map(parties.map((one) => [one.bookingId, one]))
  const bookings = listed.map(({ id, reference, leadName, state, kind }) => ({
    ...{ id, reference, leadName },
    held: state === 'requested' || state === 'on-hold' || state === 'pending',
    rooms: party.get(id)?.rooms ?? [],
    travellers: kind === 'pilgrims' ? byName(party.get(id)?.travellers ?? []) : (party.get(id)?.travellers ?? []),
    flights: [
      ...given.filter(({ bookingId }) => bookingId === id).map((flight) => flightText(read, flight)),
      ...sold
        .filter(({ bookingId }) => bookingId === id)
        .map(({ label, number }) => words.flight({ label, number: number ?? '', known: number ? 'yes' : 'no' })),
    ],
  }))
  return numberRooms(bookings)
}

export type ListedParty = Awaited<ReturnType<typeof loadParties>>[number]

/** A flight in a line: 'KL 537, Kigali (KGL), lands Wed 9 June, 19:30 (2 travellers)'. */
export function flightText(read: ReadWords, { direction, number, airport, day, at, travellers }: Flight): string {
  const when = read(flightWords).when[direction]({ day: read.format.shortDay(day), time: at })
  const people = read(arrivalWords).calendar.people({ count: travellers.length })
  return `${number}, ${airportText(airport)}, ${when} (${people})`
}

function byName<Traveller extends { position: number; name: string | null }>(travellers: readonly Traveller[]): Traveller[] {
  const [leader, ...others] = travellers
  // Who has no name yet stands last.
  const sorted = others.toSorted((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff'))
  return leader ? [leader, ...sorted] : []
}
