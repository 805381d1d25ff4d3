import { addDays, type Day } from '#values/dates.ts'
import { ageOf } from './member-age.ts'
import type { Member } from './order.ts'

export type TooYoung = { position: number; age: number; minimumAge: number; rule: string }

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

/**
 * Who is too young to travel: under the journey's minimum age on its first day, or under a permit's on the day of the visit. The park
 * turns such a traveller away at the gate, so `priceOrder` has no price for them. Positions count from 1. An unnamed traveller has the
 * age that the price is made for.
 */
export function tooYoung(party: readonly Pick<Member, 'bornOn' | 'assumedAge'>[], rules: Rules): TooYoung[] {
  const ages = [
    { name: rules.title, minimumAge: rules.minimumAge, on: rules.startsOn },
    ...rules.fees.map((fee) => ({ name: fee.name, minimumAge: fee.minimumAge, on: rules.dayOf(fee.day) })),
  ]
  return party.flatMap((member, index) => {
    const broken = ages.filter((rule) => ageOf(member, rule.on) < rule.minimumAge).sort((a, b) => b.minimumAge - a.minimumAge)[0]
    if (!broken) return []
    return [{ position: index + 1, age: ageOf(member, broken.on), minimumAge: broken.minimumAge, rule: broken.name }]
  })
}
