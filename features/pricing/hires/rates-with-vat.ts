import { roundHalfAway } from '#values/money.ts'
import type { DayRates, HireRates } from './hire-rates.ts'

type Listed = Pick<HireRates, 'selfDrive' | 'withDriver' | 'extraKilometreMinor' | 'border' | 'laterRates'>

/**
 * What a visitor reads of a class before a hire is priced: each amount with the value added tax that its price line by line adds. The
 * deposit and the excess are no price and stay.
 */
export function ratesWithVat<Class extends Listed>(of: Class, vatBasisPoints: number): Class {
  const withVat = (minor: number) => roundHalfAway((minor * (10_000 + vatBasisPoints)) / 10_000)
  const days = (rates: DayRates | null) => rates && { lowMinor: withVat(rates.lowMinor), highMinor: withVat(rates.highMinor) }
  return {
    ...of,
    selfDrive: days(of.selfDrive),
    withDriver: days(of.withDriver),
    extraKilometreMinor: withVat(of.extraKilometreMinor),
    border: of.border && { ...of.border, feeMinor: withVat(of.border.feeMinor) },
    ...(of.laterRates && {
      laterRates: of.laterRates.map((later) => ({
        ...later,
        selfDrive: days(later.selfDrive),
        withDriver: days(later.withDriver),
        extraKilometreMinor: withVat(later.extraKilometreMinor),
        borderFeeMinor: later.borderFeeMinor === null ? null : withVat(later.borderFeeMinor),
      })),
    }),
  }
}
