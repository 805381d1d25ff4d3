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

/** What decides the price of a hire from a class of cars. Rates of null are not offered. */
export type HireRates = {
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
