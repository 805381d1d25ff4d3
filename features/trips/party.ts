import { roomsOf } from '#features/costs/rooms-of.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { ageOn, type Day } from '#values/dates.ts'

/** A traveller of a trip, without a name: born on a day, or so many completed years on the first day; one of the two. */
export type TripTraveller = { position: number; bornOn: Day | null; age: number | null; residency: Residency; pays: boolean }

/** The age of an adult of whom nothing is known yet. */
export const unnamedAge = 30

/** Completed years on a day. Without a day of birth it is the age of the first day; an adult where neither is there. */
export const ageOnDay = ({ bornOn, age }: Pick<TripTraveller, 'bornOn' | 'age'>, day: Day): number =>
  bornOn === null ? (age ?? adultFrom) : ageOn(bornOn, day)

export const mostTravellers = 60

/** Rooms for a party where nobody has said who shares: two by two, children with them, and an odd adult alone where there is no child. */
export function roomsFor(party: readonly TripTraveller[], startsOn: Day): number[][] {
  const sleepers = party.map((one) => ({ position: one.position, age: ageOnDay(one, startsOn) }))
  const adults = sleepers.filter(({ age }) => age >= adultFrom).length
  const alone = adults % 2 === 1 && adults === sleepers.length ? 1 : 0
  return roomsOf(sleepers, alone, 0)
}
