import { ageOn, type Day } from '#values/dates.ts'
import type { Member } from './order.ts'

/** The age of a traveller on a day: from the birth day, or the age the price was made for. */
export const ageOf = ({ bornOn, assumedAge }: Pick<Member, 'bornOn' | 'assumedAge'>, day: Day): number =>
  bornOn === null ? assumedAge : ageOn(bornOn, day)

/** Ages in completed years that a traveller may have on the first day; the database holds `assumed_age` to the same. */
const oldestAge = 120
export const isPossibleAge = (age: number): boolean => age >= 0 && age <= oldestAge

/** What is wrong with a birth day, for a first day: an age over 120, or a birth after it. */
export function birthDayFault(bornOn: Day, startsOn: Day): 'born-on-future' | 'born-on-too-early' | undefined {
  const age = ageOn(bornOn, startsOn)
  if (age < 0) return 'born-on-future'
  return age > oldestAge ? 'born-on-too-early' : undefined
}
