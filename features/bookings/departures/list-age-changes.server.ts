import { ageOf } from '#features/orders/member-age.ts'
import { oldEnough } from '#features/orders/minimum-ages.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { listTravellersOn, type TravellerOnDeparture } from './reads-departures.server.ts'

/** A traveller whom the park sells a permit on one of two days and not on the other: their age on the new one. */
export type AgeChange = Pick<TravellerOnDeparture, 'bookingId' | 'reference' | 'position'> & {
  age: number
  minimumAge: number
  becomes: 'too-young' | 'old-enough'
}

/** Whom another day of a visit makes too young for its permit, or old enough, by the rule that the price is made by (`oldEnough`). */
export async function listAgeChanges(
  db: Db,
  {
    departure: { id, startsOn },
    feeId,
    from,
    to,
  }: { departure: { id: number; startsOn: Day }; feeId: string; from: Day; to: Day },
): Promise<AgeChange[]> {
  const minimumAge = (await listVisitorFees(db)).get(feeId)?.minimumAge ?? 0
  if (minimumAge === 0) return []
  const party = await listTravellersOn(db, id)
  const goes = (day: Day) => new Set(oldEnough(party, { minimumAge, day: daysBetween(startsOn, day) + 1 }, startsOn))
  const [before, after] = [goes(from), goes(to)]
  return party
    .filter((one) => before.has(one) !== after.has(one))
    .map((one) => ({
      ...{ bookingId: one.bookingId, reference: one.reference, position: one.position, age: ageOf(one, to), minimumAge },
      becomes: after.has(one) ? 'old-enough' : 'too-young',
    }))
}
