import type { Residency } from '#features/places/visitor-fee.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { ageOn, type Day } from '#values/dates.ts'

/** A traveller of a trip, without a name: born on a day, or so many completed years on the first day; one of the two. */
export type TripTraveller = { position: number; bornOn: Day | null; age: number | null; residency: Residency; pays: boolean }

/** Completed years on a day. Without a day of birth it is the age of the first day; an adult where neither is there. */
export const ageOnDay = ({ bornOn, age }: Pick<TripTraveller, 'bornOn' | 'age'>, day: Day): number =>
  bornOn === null ? (age ?? adultFrom) : ageOn(bornOn, day)
