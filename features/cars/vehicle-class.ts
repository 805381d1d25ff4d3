import type { HireRates } from '#features/pricing/hires/hire-rates.ts'

/** Cars that are let as one: a visitor chooses the class, the operator the car. */
export type VehicleClass = HireRates & {
  id: string
  models: string
  /** Passengers, the driver not counted where one is hired. */
  seats: number
  luggage: string
  transmission: 'automatic' | 'manual'
  drive: string
  airConditioning: boolean
  fuelPolicy: string
  bestFor: readonly string[]
  /** Remarks for staff: they are not shown to visitors. */
  notes: readonly string[]
  confidence: 'high' | 'medium' | 'low'
  asOf: number
  /** A photograph of one, by its id. */
  picture?: string | null
}

/** A class as db/reference/vehicles.json holds it: how many cars there are is the demonstration's own figure. */
export type ReferenceClass = Omit<VehicleClass, 'fleet'> & { demoFleet: number }
