import { addDays, type Day } from '#values/dates.ts'
import { ageOf } from './member-age.ts'
import type { Member } from './order.ts'

/** `rule`: what asks for the age, a journey by its title or a permit by its name, and `of` which of the two. */
export type TooYoung = { position: number; age: number; minimumAge: number; rule: string; of: 'package' | 'fee' }

type Rules = {
  startsOn: Day
  title: string
  minimumAge: number
  fees: readonly { name: string; minimumAge: number; day: number }[]
  dayOf: (day: number) => Day
}

/** The minimum ages of a journey and its permits, for a start day. */
export const ageRulesOf = (of: { title: string; minimumAge: number; rates: { fees: Rules['fees'] } }, startsOn: Day): Rules => ({
  startsOn,
  title: of.title,
  minimumAge: of.minimumAge,
  fees: of.rates.fees,
  dayOf: (day) => addDays(startsOn, day - 1),
})

/** The members of a party whom a park sells a fee of a day (1 = first) to: those of its minimum age or older on that day. */
export const oldEnough = <One extends Pick<Member, 'bornOn' | 'assumedAge'>>(
  party: readonly One[],
  fee: { minimumAge: number; day: number },
  startsOn: Day,
): One[] => party.filter((member) => ageOf(member, addDays(startsOn, fee.day - 1)) >= fee.minimumAge)

/**
 * Who is too young to travel: under the journey's minimum age on its first day, or under a permit's on the day of the visit. The park
 * turns such a traveller away at the gate, so `priceOrder` has no price for them. Positions count from 1. An unnamed traveller has the
 * age that the price is made for.
 */
export function tooYoung(party: readonly Pick<Member, 'bornOn' | 'assumedAge'>[], rules: Rules): TooYoung[] {
  const ages = [
    { name: rules.title, of: 'package' as const, minimumAge: rules.minimumAge, on: rules.startsOn },
    ...rules.fees.map((fee) => ({ name: fee.name, of: 'fee' as const, minimumAge: fee.minimumAge, on: rules.dayOf(fee.day) })),
  ]
  return party.flatMap((member, index) => {
    const broken = ages.filter((rule) => ageOf(member, rule.on) < rule.minimumAge).sort((a, b) => b.minimumAge - a.minimumAge)[0]
    if (!broken) return []
    const { name: rule, of, minimumAge, on } = broken
    return [{ position: index + 1, age: ageOf(member, on), minimumAge, rule, of }]
  })
}
