import type { Residency } from '#features/places/visitor-fee.ts'
import { adultFrom, childShare } from '#features/pricing/child-share.ts'
import type { Day } from '#values/dates.ts'
import { ageOnDay, type TripTraveller } from '../party.ts'

/**
 * A traveller as prices see them. `childOf`: the age of a child on the first day, null of an adult; `weight`: how much of what is
 * for all falls on them, by docs/pricing.md, 'Children'.
 */
export type Member = { position: number; childOf: number | null; weight: number; pays: boolean; residency: Residency }

export function membersOf(travellers: readonly TripTraveller[], startsOn: Day): Member[] {
  const aged = travellers.map((traveller) => ({ traveller, age: ageOnDay(traveller, startsOn) }))
  const adults = aged.filter(({ age }) => age >= adultFrom).length
  return aged.map(({ traveller: { position, pays, residency }, age }) => ({
    position,
    childOf: age >= adultFrom ? null : age,
    weight: childShare(age, adults),
    pays,
    residency,
  }))
}
