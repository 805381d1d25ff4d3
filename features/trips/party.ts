import { roomsOf } from '#features/costs/rooms-of.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { ageOn, type Day } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'

/** A traveller of a trip, without a name: born on a day, or so many completed years on the first day; one of the two. */
export type TripTraveller = { position: number; bornOn: Day | null; age: number | null; residency: Residency; pays: boolean }

/** The age of an adult of whom nothing is known yet. */
export const unnamedAge = 30

/** Completed years on a day. Without a day of birth it is the age of the first day; an adult where neither is there. */
export const ageOnDay = ({ bornOn, age }: Pick<TripTraveller, 'bornOn' | 'age'>, day: Day): number =>
  bornOn === null ? (age ?? adultFrom) : ageOn(bornOn, day)

export const mostTravellers = 60

/**
 * Rooms for a party where nobody has said who shares: two by two, children with them, and an odd one alone where there is no child. Minors
 * share with somebody of full age wherever another room has two of them.
 */
export function roomsFor(party: readonly TripTraveller[], startsOn: Day): number[][] {
  const sleepers = party.map((one) => ({ position: one.position, age: ageOnDay(one, startsOn) }))
  const adults = sleepers.filter(({ age }) => age >= adultFrom).length
  const alone = adults % 2 === 1 && adults === sleepers.length ? 1 : 0
  const rooms = roomsOf(sleepers, alone, 0)
  const ofAge = new Set(sleepers.filter(({ age }) => age >= fullAge).map(({ position }) => position))
  const ofAgeIn = (room: readonly number[]) => room.filter((position) => ofAge.has(position))
  const ageIn = new Map(sleepers.map(({ position, age }) => [position, age]))
  for (const room of rooms.filter((one) => ofAgeIn(one).length === 0)) {
    const other = rooms.find((one) => ofAgeIn(one).length > 1)
    const [eldest] = room.toSorted((a, b) => (ageIn.get(b) ?? 0) - (ageIn.get(a) ?? 0))
    const parent = other && ofAgeIn(other).at(-1)
    if (!other || eldest === undefined || parent === undefined) continue
    room[room.indexOf(eldest)] = parent
    other[other.indexOf(parent)] = eldest
  }
  return rooms
}
