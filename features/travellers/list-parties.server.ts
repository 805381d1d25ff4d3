import type { Context } from '#platform/context.ts'
import { ageOn, type Day } from '#values/dates.ts'
import { roomsOf } from './find-rooming.server.ts'
import { listTripsWithRows } from './reads.server.ts'
import type { Beds, Room } from './rooming.ts'

/** The travellers of a booking for a printed list; of encrypted details only whether they exist. */
export type TravelParty = {
  bookingId: string
  rooms: Room[]
  travellers: {
    position: number
    name: string | null
    /** In completed years on the first day; the assumed age without a birth day. */
    age: number
    ageAssumed: boolean
    bornOn: Day | null
    nationality: string | null
    /** Whether we have the number of their passport; the number is encrypted. */
    hasPassport: boolean
    diet: string | null
    access: string | null
    beds: Beds | null
    /** Whether there is an encrypted emergency contact or note on health. */
    hasPrivate: boolean
  }[]
}

/** What a kitchen, a lodge and a guide have to know of somebody: what they eat, and the access that they need. */
export const roadNeeds = ({ diet, access }: { diet: string | null; access: string | null }): string[] =>
  [diet, access].flatMap((need) => need ?? [])

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
      bornOn: row.bornOn,
      nationality: row.nationality,
      hasPassport: row.passportSealed !== null,
      diet: row.diet,
      access: row.access,
      beds: row.beds,
      hasPrivate: row.emergencySealed !== null || row.healthSealed !== null,
    })),
  }))
}
