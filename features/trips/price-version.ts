import type { Outcome } from '#values/outcome.ts'
import type { PriceRefusal } from './pricing/price-refusal.ts'
import { type PricedTrip, priceTrip } from './pricing/price-trip.ts'
import type { PricedItem } from './pricing/priced-item.ts'
import type { TripVersion } from './trip-version.ts'

/**
 * What a version is sold for, option by option, from the costs that its items have now. What has no cost yet, and what the customer arranges, is in no
 * price. Refused: as `priceTrip` refuses.
 */
export function priceVersion({ startsOn, days, party, options, pricing, items }: TripVersion): Outcome<PricedTrip, PriceRefusal> {
  const everybody = party.map(({ position }) => position)
  const priced = items.map((item): PricedItem => {
    const { id, title, day, kind, abroad: isAbroad, rule, who, cost, passedOn } = item
    return {
      ...{ id, title, day, kind, isAbroad, rule, options: item.options, optional: item.optional },
      who: who ?? everybody,
      ...(cost && { cost }),
      ...(passedOn && { passedOn }),
    }
  })
  const { unitsByHand = [] } = pricing
  return priceTrip({ startsOn, days: days.length, travellers: party, options, pricing, items: priced, unitsByHand })
}
