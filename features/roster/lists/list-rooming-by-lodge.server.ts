import { listBookingsById } from '#features/bookings/reads.server.ts'
import { listParties, roadNeeds, type TravelParty } from '#features/travellers/list-parties.server.ts'
import type { Room } from '#features/travellers/rooming.ts'
import type { Context } from '#platform/context.ts'
import { fullAge } from '#values/full-age.ts'
import { asOrdered, type OrderedNights } from '../sheet/ordered-nights.ts'
import { readRoads } from '../sheet/read-road.server.ts'
import { type LodgeStay, lodgeStays } from './lodge-stays.ts'

/** Who sleeps in a room, as a house needs it. `childAge`: in completed years on the first day; null of who is 18 or older. */
type Sleeper = {
  position: number
  name: string | null
  nationality: string | null
  childAge: number | null
  /** What they eat and the access that they need. */
  needs: readonly string[]
}

export type LodgeRoom = Pick<Room, 'kind' | 'wished' | 'unattended'> & { people: readonly Sleeper[] }

/** The nights of a booking in one house, and its rooms there: the same ones in every house, without who sleeps elsewhere. */
export type RoomingByLodge = {
  bookingId: string
  reference: string
  leadName: string
  stay: LodgeStay
  rooms: readonly LodgeRoom[]
}

/**
 * The rooms of these bookings by house and night, with names, nationality, the ages of children, diets and access of who sleeps in them; no passport, health or
 * faith. Booking by booking in the order of their ids as they are given, house by house in that of their nights. By six statements, however many
 * there are. A hire has none. `nights`: what is ordered from suppliers for the run of these bookings.
 */
export async function listRoomingByLodge(
  ctx: Pick<Context, 'db'>,
  bookingIds: readonly string[],
  nights: readonly OrderedNights[] = [],
): Promise<RoomingByLodge[]> {
  const bookings = (await listBookingsById(ctx.db, bookingIds)).filter(({ kind }) => kind !== 'hire')
  const [roads, parties] = await Promise.all([
    readRoads(
      ctx.db,
      bookings.map(({ order, startsOn }) => ({ order, startsOn, packageId: null, comfort: null })),
    ),
    listParties(
      ctx,
      bookings.map(({ id }) => id),
    ),
  ])
  return bookings.flatMap(({ id: bookingId, reference, leadName, startsOn, endsOn }, at) => {
    const party = parties.find((one) => one.bookingId === bookingId)
    const rooms = party ? roomsWithPeople(party) : []
    return lodgeStays(asOrdered(roads[at]?.days ?? [], nights), { startsOn, endsOn }).map((stay) => ({
      ...{ bookingId, reference, leadName, stay },
      rooms: roomsOf(rooms, stay.lodge?.who ?? null),
    }))
  })
}

/** The rooms of those of a party who sleep in a house. */
const roomsOf = (rooms: readonly LodgeRoom[], who: readonly number[] | null): readonly LodgeRoom[] =>
  who === null
    ? rooms
    : rooms
        .map((room) => ({ ...room, people: room.people.filter(({ position }) => who.includes(position)) }))
        .filter(({ people }) => people.length > 0)

const roomsWithPeople = ({ rooms, travellers }: TravelParty): LodgeRoom[] =>
  rooms.map(({ kind, wished, unattended, positions }) => ({
    ...{ kind, wished, unattended },
    people: positions.flatMap((position) => {
      const found = travellers.find((one) => one.position === position)
      if (!found) return []
      const { name, nationality, age } = found
      return [{ position, name, nationality, childAge: age < fullAge ? age : null, needs: roadNeeds(found) }]
    }),
  }))
