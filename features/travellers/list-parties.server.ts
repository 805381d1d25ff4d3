import type { Context } from '#platform/context.ts'
import { ageOn } from '#values/dates.ts'
import { roomsOf } from './find-rooming.server.ts'
import { listTripsWithRows } from './reads.server.ts'
import type { Room } from './rooming.ts'

/** Who travels in a booking, as a list that is printed has them: nothing that is encrypted, of that only whether it is there. */
export type TravelParty = {
  bookingId: string
  rooms: Room[]
  travellers: {
    position: number
    name: string | null
    /** In completed years on the first day; as it was assumed where no birth day was given. */
    age: number
    ageAssumed: boolean
    nationality: string | null
    diet: string | null
    /** Whether there is something encrypted that matters on the road: an emergency contact or a note on health. */
    hasPrivate: boolean
  }[]
}

/** The parties of these bookings. */
export async function listParties({ db }: Pick<Context, 'db'>, bookingIds: readonly string[]): Promise<TravelParty[]> {
  return (await listTripsWithRows(db, bookingIds)).map(({ trip, rows }) => ({
    bookingId: trip.id,
    rooms: roomsOf(trip, rows),
    travellers: rows.map((row) => ({
      position: row.position,
      name: [row.firstNames, row.familyName].filter((part) => part !== null).join(' ') || null,
      age: row.bornOn === null ? row.assumedAge : ageOn(row.bornOn, trip.startsOn),
      ageAssumed: row.bornOn === null,
      nationality: row.nationality,
      diet: row.diet,
      hasPrivate: row.emergencySealed !== null || row.healthSealed !== null,
    })),
  }))
}
