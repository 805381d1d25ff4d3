import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { hireTermsWords } from '../words/hire-terms.ts'
import type { HireTimes } from './hire-days.ts'
import { hireFacts } from './hire-facts.ts'
import type { HireRates } from './hire-rates.ts'
import { ratesWithVat } from './rates-with-vat.ts'

/** An ordered hire. */
export type Hire = HireTimes & { withDriver: boolean; vehicles: number }

/** The fuel policy of the reference data: it is said in the language of the page, for the way in which this hire is driven. */
const standardFuelPolicy = 'full to full for self-drive; with driver: fuel excluded in daily rate unless quoted'

const fuelTerms = (policy: string, withDriver: boolean, words: Words<typeof hireTermsWords.tree>): string[] => {
  if (policy === standardFuelPolicy) return [words.fuel[withDriver ? 'withDriver' : 'self']]
  return policy === '' ? [] : [words.fuel.own({ policy })]
}

/**
 * What a hire holds besides its price, in sentences: its hours on Kigali's clock, where a car that the visitor drives is handed over,
 * kilometres, fuel, deposit and excess. `vatBasisPoints` is added to what an extra kilometre costs. Where our driver picks
 * somebody up is not among them: it is in no address and on no paper that is passed on. Throws for times that priceHire refuses.
 */
export function hireTerms(of: HireRates & { fuelPolicy: string }, hire: Hire, vatBasisPoints: number, read: ReadWords): string[] {
  const { format } = read
  const words = read(hireTermsWords)
  const { kilometresIncluded, extraKilometreMinor, depositMinor, excessMinor } = hireFacts(ratesWithVat(of, vatBasisPoints), hire)
  const money = (minor: number) => format.money(usd(minor))
  const time = (text: string) => words.time({ day: format.day(text.slice(0, 10)), time: text.slice(11, 16) })
  const cars = hire.vehicles
  return [
    words.times({ from: time(hire.from), to: time(hire.to) }),
    ...(hire.withDriver ? [] : [words.place]),
    words.kilometres({ cars, count: kilometresIncluded, each: money(extraKilometreMinor) }),
    ...fuelTerms(of.fuelPolicy, hire.withDriver, words),
    ...(depositMinor > 0 ? [words.deposit({ cars, deposit: money(depositMinor) })] : []),
    ...(excessMinor > 0 ? [words.excess({ cars, excess: money(excessMinor) })] : []),
  ]
}
