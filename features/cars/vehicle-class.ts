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

/** Cars that are let as one: a visitor chooses the class, the operator the car. Rates of null are not offered. */
export type VehicleClass = {
  id: string
  name: string
  models: string
  /** Passengers, the driver not counted where one is hired. */
  seats: number
  luggage: string
  transmission: 'automatic' | 'manual'
  drive: string
  airConditioning: boolean
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
  fuelPolicy: string
  bestFor: readonly string[]
  /** Remarks for staff: they are not shown to visitors. */
  notes: readonly string[]
  confidence: 'high' | 'medium' | 'low'
  asOf: number
  /** How many cars of the class there are. */
  fleet: number
}

/** A class as db/reference/vehicles.json holds it: how many cars there are is the demonstration's own figure. */
export type ReferenceClass = Omit<VehicleClass, 'fleet'> & { demoFleet: number }
