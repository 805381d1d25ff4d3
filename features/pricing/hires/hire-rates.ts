import type { Day } from '#values/dates.ts'
import { laterPeriodOn, type RatePeriods } from '../rate-periods.ts'

/** USD cents for one car and one started period of 24 hours, without value added tax. */
export type DayRates = { lowMinor: number; highMinor: number }

/** What it takes to drive abroad. `yellowCard`: what the insurance card of COMESA costs besides, in words. */
export type BorderTerms = {
  countries: readonly string[]
  /** USD cents for one car and one hire, however many borders. */
  feeMinor: number
  yellowCard: string
  noticeDays: number
  documents: readonly string[]
}

/** The amounts of a class from a day on. `borderFeeMinor` is null where it is that of the first period, and where the car stays in Rwanda. */
export type LaterHireRates = {
  from: Day
  selfDrive: DayRates | null
  withDriver: DayRates | null
  kilometresPerDay: number
  extraKilometreMinor: number
  borderFeeMinor: number | null
}

/** What decides the price of a hire from a class of cars: its first rate period, and the later ones. Rates of null are not offered. */
export type HireRates = RatePeriods<LaterHireRates> & {
  name: string
  selfDrive: DayRates | null
  withDriver: DayRates | null
  kilometresPerDay: number
  extraKilometreMinor: number
  /** Null where the car stays in Rwanda. */
  border: BorderTerms | null
  /** For one car that the visitor drives; a car with a driver asks neither. */
  depositMinor: number
  excessMinor: number
  /** Completed years on the first day, of the driver and of the licence. */
  minimumDriverAge: number
  licenceYears: number
  /** How many cars of the class there are. */
  fleet: number
}

/** A class with the amounts of the rate period that a day lies in, and no later ones. */
export function hireRatesOn<Class extends HireRates>(of: Class, day: Day): Class {
  const later = laterPeriodOn(of, day)
  if (!later) return { ...of, laterRates: [] }
  const { selfDrive, withDriver, kilometresPerDay, extraKilometreMinor, borderFeeMinor } = later
  const border = of.border && { ...of.border, feeMinor: borderFeeMinor ?? of.border.feeMinor }
  return { ...of, selfDrive, withDriver, kilometresPerDay, extraKilometreMinor, border, laterRates: [] }
}
