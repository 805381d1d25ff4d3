import { roomsOf } from '#features/costs/rooms-of.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { ageOn, type Day, daysBetween } from '#values/dates.ts'

/**
 * Somebody who travels, without a name: born on a day, or so many completed years old on the first day, one of the two. `pays`: false for a leader who
 * travels free.
 */
export type TripTraveller = { position: number; bornOn: Day | null; age: number | null; residency: Residency; pays: boolean }

export const mostTravellers = 60
/** The age of an adult of whom nothing is known yet. */
export const unnamedAge = 30

/** Completed years on a day; who has no day of birth is as old as on the first day. */
export const ageOnDay = ({ bornOn, age }: Pick<TripTraveller, 'bornOn' | 'age'>, day: Day): number =>
  bornOn === null || daysBetween(bornOn, day) < 0 ? (age ?? 0) : ageOn(bornOn, day)

/** Rooms for a party where nobody has said who shares: two by two, children with them, and an odd adult alone where there is no child. */
export function roomsFor(party: readonly TripTraveller[], startsOn: Day): number[][] {
  const sleepers = party.map((one) => ({ position: one.position, age: ageOnDay(one, startsOn) }))
  const adults = sleepers.filter(({ age }) => age >= adultFrom).length
  const alone = adults % 2 === 1 && adults === sleepers.length ? 1 : 0
  return roomsOf(sleepers, alone, 0)
}
