import { addDays, ageOn, type Day } from '#values/dates.ts'

/** The largest party that the site books by itself; a larger one writes to the operator. */
export const mostTravellers = 12

/** Whether somebody of eighteen or more, on the first day, travels with the party: children do not cross a border or check in alone. */
export const hasAdult = (travellers: readonly { bornOn: Day }[], startsOn: Day): boolean =>
  travellers.length === 0 || travellers.some(({ bornOn }) => ageOn(bornOn, startsOn) >= 18)

export type TooYoung = { position: number; age: number; minimumAge: number; rule: string }

type Rules = {
  startsOn: Day
  title: string
  minimumAge: number
  fees: readonly { name: string; minimumAge: number; day: number }[]
  dayOf: (day: number) => Day
}

/** The ages that a journey and its permits ask for, for a start day. */
export const rulesOf = (of: { title: string; minimumAge: number; rates: { fees: Rules['fees'] } }, startsOn: Day): Rules => ({
  startsOn,
  title: of.title,
  minimumAge: of.minimumAge,
  fees: of.rates.fees,
  dayOf: (day) => addDays(startsOn, day - 1),
})

/**
 * Who is too young to travel: under the journey's own age on its first day, or under a permit's age on the day of the visit.
 * The park turns such a traveller away at the gate, so the site does it before any money moves. Positions count from 1.
 */
export function tooYoung(travellers: readonly { bornOn: Day }[], rules: Rules): TooYoung[] {
  const ages = [
    { name: rules.title, minimumAge: rules.minimumAge, on: rules.startsOn },
    ...rules.fees.map((fee) => ({ name: fee.name, minimumAge: fee.minimumAge, on: rules.dayOf(fee.day) })),
  ]
  return travellers.flatMap(({ bornOn }, index) => {
    const broken = ages.filter((rule) => ageOn(bornOn, rule.on) < rule.minimumAge).sort((a, b) => b.minimumAge - a.minimumAge)[0]
    if (!broken) return []
    return [{ position: index + 1, age: ageOn(bornOn, broken.on), minimumAge: broken.minimumAge, rule: broken.name }]
  })
}
