import { type HireTimes, periodDays } from './hire-days.ts'
import { type HireRates, hireRatesOn } from './hire-rates.ts'

/** What a hire holds besides its price, each figure for one car, in USD cents. */
type HireFacts = {
  days: number
  kilometresIncluded: number
  extraKilometreMinor: number
  /** Kept back while the visitor drives, and the most that a damage costs; both 0 with a driver. */
  depositMinor: number
  excessMinor: number
}

/** The facts of a hire for a screen or a document; a further kilometre costs what it does on its first day. Throws for times that priceHire refuses as wrong. */
export function hireFacts(vehicleClass: HireRates, input: HireTimes & { withDriver: boolean }): HireFacts {
  const days = periodDays(input)
  const first = hireRatesOn(vehicleClass, days[0] ?? '')
  return {
    days: days.length,
    kilometresIncluded: days.reduce((sum, day) => sum + hireRatesOn(vehicleClass, day).kilometresPerDay, 0),
    extraKilometreMinor: first.extraKilometreMinor,
    depositMinor: input.withDriver ? 0 : vehicleClass.depositMinor,
    excessMinor: input.withDriver ? 0 : vehicleClass.excessMinor,
  }
}
