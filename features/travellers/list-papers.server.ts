import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type DetailKey, detailsState } from './details.ts'
import { evidenceOf, type SeenEvidence } from './evidence/evidence.ts'
import { listTripsWithRows } from './reads.server.ts'
import { givenBy, tripNeeds } from './trip-needs.server.ts'

/** What a permit is made out on, of one traveller; of the passport's number only whether it is there. */
export type Papers = {
  bookingId: string
  position: number
  /** As in the booking, and as in the passport. */
  name: string | null
  passportName: string | null
  nationality: string | null
  bornOn: Day | null
  assumedAge: number
  passportExpiresOn: Day | null
  missing: DetailKey[]
  /** What staff have seen for the fee class; null: nothing. */
  evidence: SeenEvidence | null
  /** The last day on which it was asked for. */
  by: Day
}

/** What every permit is made out on, whatever else its booking needs. */
export const ofPermit = ['names', 'born-on', 'nationality', 'passport-name', 'passport-number', 'passport-expiry'] as const

/** The papers of everybody in these bookings: two statements. */
export async function listPapers(db: Db, bookingIds: readonly string[]): Promise<Papers[]> {
  const parties = await listTripsWithRows(db, bookingIds)
  return parties.flatMap(({ trip, rows }) =>
    rows.map((row, index) => {
      const needs = { ...tripNeeds(trip, { first: index === 0 }), keys: ofPermit }
      const { position, nationality, passportName, bornOn, assumedAge, passportExpiresOn } = row
      const name = [row.firstNames, row.familyName].filter((part) => part !== null).join(' ') || null
      const { missing } = detailsState(givenBy(trip, row), needs, needs.by)
      return {
        bookingId: trip.id,
        ...{
          position,
          name,
          passportName,
          nationality,
          bornOn,
          assumedAge,
          passportExpiresOn,
          missing,
          by: needs.by,
          evidence: evidenceOf(row),
        },
      }
    }),
  )
}
