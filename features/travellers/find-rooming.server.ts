import { isFinal } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Context } from '#platform/context.ts'
import { ageOn, type Day, kigaliDay } from '#values/dates.ts'
import { type DetailKey, type DetailsState, detailsState } from './details.ts'
import { type BookedTrip, type DetailRow, findTrip, findTripByReference, listDetailRows } from './reads.server.ts'
import { groupsWithoutAdult, type Room, roomingList, roomsAsAgreed, roomsAsOrdered, type Sleeper } from './rooming.ts'
import { opensRooming } from './rooming-key.server.ts'
import { givenBy, tripNeeds } from './trip-needs.server.ts'

/** What a group's leader sees: the rooms and whose details are complete. No money, passports, notes or addresses. */
export type RoomingView = {
  bookingId: string
  reference: string
  kind: OrderKind
  title: string
  startsOn: Day
  endsOn: Day
  rooms: Room[]
  /** Room groups of children without an adult. */
  notFollowed: string[]
  travellers: {
    position: number
    firstNames: string | null
    familyName: string | null
    state: DetailsState['state']
    missing: DetailKey[]
    /** The last day for missing details. */
    by: Day
  }[]
}

/**
 * The rooming of a booking for its leader's link; undefined when the reference is unknown, the key is wrong, or the booking has ended: names
 * are shown no longer than needed.
 */
export async function findRooming(ctx: Context, reference: string, key: string): Promise<RoomingView | undefined> {
  const trip = await findTripByReference(ctx.db, reference)
  if (!trip || !opensRooming(ctx.config.secret, trip, key) || isFinal(trip.state)) return undefined
  const rows = await listDetailRows(ctx.db, trip.id)
  const today = kigaliDay(ctx.clock.now())
  const travellers = rows.map((row, index) => {
    const needs = tripNeeds(trip, { first: index === 0 })
    const { state, missing } = detailsState(givenBy(trip, row), needs, today)
    return { position: row.position, firstNames: row.firstNames, familyName: row.familyName, state, missing, by: needs.by }
  })
  const { id: bookingId, title, startsOn, endsOn, order } = trip
  const notFollowed = groupsWithoutAdult(sleepersOf(trip, rows))
  return { bookingId, reference, kind: order.kind, title, startsOn, endsOn, rooms: roomsOf(trip, rows), notFollowed, travellers }
}

/** The rooms of a booking, for staff and its own page; none for a hire or an unknown booking. */
export async function listRooms(ctx: Context, bookingId: string): Promise<Room[]> {
  const trip = await findTrip(ctx.db, bookingId)
  return trip ? roomsOf(trip, await listDetailRows(ctx.db, bookingId)) : []
}

/** The rooms of a booking from its travellers, of a tailored one as they were agreed; none for a hire. */
export function roomsOf(trip: BookedTrip, rows: readonly DetailRow[]): Room[] {
  const { order, agreedRooms } = trip
  const sleepers = sleepersOf(trip, rows)
  switch (order.kind) {
    case 'hire':
      return []
    case 'stay':
      return roomsAsOrdered(
        sleepers,
        order.rooms.map(({ adults, childAges }) => adults + childAges.length),
      )
    case 'tailored':
      return roomsAsAgreed(sleepers, agreedRooms ?? [])
    default:
      return roomingList(sleepers, order.singleRooms)
  }
}

const sleepersOf = ({ startsOn }: Pick<BookedTrip, 'startsOn'>, rows: readonly DetailRow[]): Sleeper[] =>
  rows.map(({ position, familyName, room, beds, bornOn, assumedAge }) => ({
    position,
    familyName,
    room,
    beds,
    age: bornOn === null ? assumedAge : ageOn(bornOn, startsOn),
  }))
