import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import type { HireOrder } from '#features/orders/order.ts'
import { hireFacts } from '#features/pricing/hires/hire-facts.ts'
import { hireRatesOn } from '#features/pricing/hires/hire-rates.ts'
import { seasonOf } from '#features/pricing/hires/hire-season.ts'
import type { HireTerms } from './differences.ts'

/**
 * What a hire includes and what more of it costs, by the rates of the class that was ordered, without the discount of a long hire. No day has a
 * price after the last that is published.
 */
export function hireTermsOf({ from, to, vehicles, withDriver }: HireOrder, ordered: VehicleClass): HireTerms {
  const hire = { from, to }
  const { kilometresIncluded, extraKilometreMinor } = hireFacts(ordered, { ...hire, withDriver })
  return {
    ...{ hire, vehicles, kilometresIncluded, extraKilometreMinor },
    dayMinor: (day) => {
      if (ordered.ratesUntil && day > ordered.ratesUntil) return null
      const rates = hireRatesOn(ordered, day)[withDriver ? 'withDriver' : 'selfDrive']
      return rates && (seasonOf(day) === 'high' ? rates.highMinor : rates.lowMinor)
    },
  }
}
