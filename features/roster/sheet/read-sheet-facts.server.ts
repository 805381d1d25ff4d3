import { listBoughtFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { daysOfSpan, type RunKey } from '#features/crew/assignments/assignment.ts'
import type { Order } from '#features/orders/order.ts'
import { listExtras } from '#features/pricing/extras/reads.server.ts'
import { listRoadFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties, roadNeeds, type TravelParty } from '#features/travellers/list-parties.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { asOrdered, type OrderedNights } from './ordered-nights.ts'
import { readRoad, type WrittenIn } from './read-road.server.ts'
import {
  findSheetAssignment,
  listSheetBookings,
  listSheetCrew,
  listSheetPermits,
  type SheetAssignment,
  type SheetBooking,
  type SheetMember,
} from './reads-sheet.server.ts'
import { firstNameOf, type Lodge, type PickUp, type RoadLodge, type SheetFacts, type SheetParty } from './sheet.ts'
import { opensSheet, readKey } from './sheet-key.server.ts'

/** What a sheet may say, in English or, where `written` says so, in the language in which it was sent to its customer. */
export type FoundSheet = { facts: SheetFacts; written: WrittenIn }

/** Finds what nights are ordered from suppliers for a run. */
export type ListNights = (db: Db, run: RunKey) => Promise<readonly OrderedNights[]>

/**
 * The sheet of the key in an address, with everything that it may ever say; which of that on a day, `sheetOf` decides. Undefined for a wrong
 * key, and for an assignment that is declined, released, of an absence, or of a run that does not go: all alike.
 */
export async function findSheet(
  ctx: Pick<Context, 'db' | 'config'>,
  key: string,
  listNights: ListNights,
): Promise<FoundSheet | undefined> {
  const { db, config } = ctx
  const read = readKey(key)
  const found = read && (await findSheetAssignment(db, read.id))
  if (!read || !found || !opensSheet(config.secret, found, read.mac)) return undefined
  const days = daysOfSpan(found)
  const bookings = await listSheetBookings(db, found)
  const ids = bookings.map(({ id }) => id)
  const referenceOf = new Map(bookings.map(({ id, reference }) => [id, reference]))
  const of = (bookingId: string) => referenceOf.get(bookingId) ?? ''
  const [road, nights, parties, members, permits, flights, ownFlights, extras] = await Promise.all([
    readRoad(db, found),
    listNights(db, runOfSheet(found)),
    listParties(ctx, ids),
    listSheetCrew(db, found),
    listSheetPermits(db, ids, days),
    listBoughtFlights(db, ids),
    listRoadFlights(db, ids),
    bookings.some(({ order }) => order.extras.length > 0) ? listExtras(db) : [],
  ])
  const named = new Map(extras.map(({ id, name }) => [id, name]))
  const facts: SheetFacts = {
    assignment: { id: found.id, member: found.member, kind: found.kind, role: found.role, span: spanOf(found), days },
    run: runOf(found),
    parties: bookings.map((booking) => partyOf(booking, parties, named)),
    days: asOrdered(road.days, nights).map((day) => ({ ...day, lodges: day.lodges.map(shownLodge) })),
    pickUps: bookings.flatMap(({ order, reference }) => pickUpOf(order, reference)),
    flights: flights.map(({ bookingId, day: on, label, number }) => ({ on, label, number, reference: of(bookingId) })),
    ownFlights: ownFlights.map(({ bookingId, day: on, ...flight }) => ({ ...flight, on, reference: of(bookingId) })),
    permits: permits.map(({ bookingId, day: on, ...permit }) => ({ ...permit, on, reference: of(bookingId) })),
    ...crewOf(members),
  }
  return { facts, written: road.written }
}

const runOfSheet = ({ departureId, bookingId }: SheetAssignment): RunKey =>
  departureId === null ? { bookingId: bookingId ?? '' } : { departureId }

const shownLodge = ({ name, place, phone, isConfirmed }: RoadLodge): Lodge => ({
  ...{ name, place: place === name ? '' : place, phone, isConfirmed },
})

const spanOf = ({ from, to }: SheetAssignment) => ({ from, to })

const runOf = ({ runKind: kind, title, reference, startsOn: from, endsOn: to }: SheetAssignment): SheetFacts['run'] => ({
  ...{ kind, title, reference },
  days: { from, to },
})

function partyOf(
  { id, reference, travellers, language, leadName, phone, order }: SheetBooking,
  parties: readonly TravelParty[],
  named: ReadonlyMap<string, string>,
): SheetParty {
  const party = parties.find(({ bookingId }) => bookingId === id)
  const people = party?.travellers ?? []
  return {
    ...{ reference, travellers, language },
    lead: { firstName: firstNameOf(leadName), phone },
    ages: people.map(({ age }) => age),
    rooms: (party?.rooms ?? []).flatMap(({ kind, positions }) => (kind === 'unpaired' ? positions.map(() => kind) : [kind])),
    diets: people.flatMap(roadNeeds),
    extras: order.extras.flatMap(({ id: extra, quantity }) => {
      const name = named.get(extra)
      return name === undefined ? [] : [{ name, quantity }]
    }),
  }
}

/** Where a hire begins: where our driver fetches them, and when. */
function pickUpOf(order: Order, reference: string): PickUp[] {
  if (order.kind !== 'hire') return []
  const { place, flight } = order.pickUp ?? { place: '', flight: '' }
  return [{ on: order.from.slice(0, 10), at: order.from.slice(11), place, flight, reference }]
}

function crewOf(members: readonly SheetMember[]): Pick<SheetFacts, 'crew' | 'cars'> {
  return {
    crew: members.flatMap(({ id, name, role, phone, ...span }) =>
      role === null ? [] : [{ id, name, role, phone, days: daysOfSpan(span) }],
    ),
    cars: members.flatMap(({ id, name, plate, seats, vehicleClass, ...span }) =>
      seats === null ? [] : [{ id, name, plate, seats, vehicleClass, days: daysOfSpan(span) }],
    ),
  }
}
