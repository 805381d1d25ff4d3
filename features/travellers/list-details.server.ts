import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { type DetailsState, detailsState, type Needs } from './details.ts'
import { detailsVersion } from './details-version.server.ts'
import { decryptDetails, type PrivateDetails, type PrivateField } from './private-details.server.ts'
import { findTrip, listDetailRows } from './reads.server.ts'
import type { Beds } from './rooming.ts'
import { givenBy, tripNeeds } from './trip-needs.server.ts'

/** The details of one traveller and their state. Of encrypted values only whether they exist, unless they were requested. */
export type TravellerDetails = {
  position: number
  firstNames: string | null
  familyName: string | null
  bornOn: Day | null
  assumedAge: number
  nationality: string | null
  passportName: string | null
  passportExpiresOn: Day | null
  diet: string | null
  /** What they need to come in: a wheelchair, a room on the ground floor. Lodges and guides are told. */
  access: string | null
  room: string | null
  beds: Beds | null
  consentAt: Date | null
  consentVersion: string | null
  updatedAt: Date | null
  updatedBy: string | null
  /** What a form shows to `saveTravellerDetails` as `seen`. */
  version: string
  has: Record<PrivateField, boolean>
  privateDetails: PrivateDetails | null
  needs: Needs
  progress: DetailsState
}

/**
 * The details of every traveller of a booking, in the order of the party; none for an unknown booking. `withPrivate` decrypts the encrypted
 * ones, for the booking's own page, whose holder gave them. Staff read them by `openPrivateDetails`, which is recorded.
 */
export async function listDetails(
  ctx: Context,
  bookingId: string,
  { withPrivate }: { withPrivate: boolean },
): Promise<TravellerDetails[]> {
  const trip = await findTrip(ctx.db, bookingId)
  if (!trip) return []
  const today = kigaliDay(ctx.clock.now())
  return (await listDetailRows(ctx.db, bookingId)).map((row, index) => {
    const { passportSealed, healthSealed, faithSealed, emergencySealed, ...open } = row
    // Evidence is of staff alone: which of them saw it does not reach the visitor.
    const {
      evidence: _1,
      evidenceClass: _2,
      evidenceUntil: _3,
      evidenceSeenAt: _4,
      evidenceSeenBy: _5,
      residency: _6,
      ...plain
    } = open
    const needs = tripNeeds(trip, { first: index === 0 })
    return {
      ...plain,
      version: detailsVersion(row),
      has: {
        passport: passportSealed !== null,
        health: healthSealed !== null,
        faith: faithSealed !== null,
        emergency: emergencySealed !== null,
      },
      privateDetails: withPrivate ? decryptDetails(ctx.encryption, bookingId, row) : null,
      needs,
      progress: detailsState(givenBy(trip, row), needs, today),
    }
  })
}
