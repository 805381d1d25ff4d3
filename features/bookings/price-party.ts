import type { Comfort } from '#features/packages/package.ts'
import { type PackageRates, type PriceLine, type PriceRefusal, pricePackage } from '#features/packages/price.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { ageOn, type Day } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'

export type PartyAsk = {
  departure: { startsOn: Day; minimum: number }
  comfort: Comfort
  singleRooms: number
  /** How many travel; those who are not named yet count as adult foreign visitors. */
  travellersCount: number
  travellers: readonly { bornOn: Day; residency: Residency }[]
}

/** Prices a party on a departure, line by line, at the rate for the departure's minimum: docs/pricing.md, 'Departures'. */
export function priceParty(rates: PackageRates, ask: PartyAsk): Outcome<PriceLine[], PriceRefusal> {
  const named = ask.travellers.map(({ bornOn, residency }) => ({ age: ageOn(bornOn, ask.departure.startsOn), residency }))
  const unnamed = Array.from({ length: Math.max(0, ask.travellersCount - named.length) }, () => ({
    age: 30,
    residency: 'foreign' as const,
  }))
  return pricePackage(rates, {
    startsOn: ask.departure.startsOn,
    groupSize: ask.departure.minimum,
    comfort: ask.comfort,
    singleRooms: ask.singleRooms,
    travellers: [...named, ...unnamed],
  })
}
