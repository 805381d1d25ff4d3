import { listNeeds } from '#features/bookings/permits/reads-needs.server.ts'
import { listFeesForSale } from '#features/permits/reads-for-sale.server.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { detailsVersion } from '../details-version.server.ts'
import { findDetailRow } from '../reads.server.ts'
import { type EvidenceState, evidenceOf, evidenceState, type SeenEvidence } from './evidence.ts'

/** What an authority wants to see of a traveller for one visit. */
export type WantedEvidence = { permit: string; day: Day; authority: string; evidence: string; state: EvidenceState }

export type TravellerEvidence = {
  feeClass: Residency
  seen: SeenEvidence | null
  /** By day of the visit; none where their class shows nothing. */
  wanted: WantedEvidence[]
  /** What a form shows to `recordEvidence`. */
  version: string
}

/** The evidence of one traveller, for staff; undefined where they are not on the booking. Wanted is what the permits ask for that they need now. */
export async function findEvidence(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  bookingId: string,
  position: number,
): Promise<TravellerEvidence | undefined> {
  const [row, needs, fees] = await Promise.all([
    findDetailRow(db, bookingId, position),
    listNeeds(db, { bookingId }),
    listFeesForSale(db, kigaliDay(clock.now())),
  ])
  if (!row) return undefined
  const { residency: feeClass } = row
  const seen = evidenceOf(row)
  const wanted = needs
    .filter((need) => need.position === position)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id))
    .flatMap(({ feeId, day }) => {
      const fee = fees[feeId]
      const evidence = fee?.evidence[feeClass]
      return fee && evidence
        ? [{ permit: fee.name, day, authority: fee.authority, evidence, state: evidenceState(evidence, seen, { feeClass, day }) }]
        : []
    })
  return { feeClass, seen, wanted, version: detailsVersion(row) }
}
