/** Which fee class a traveller pays in parks. A class that a fee does not list pays the foreign one. */
export const residencies = ['foreign', 'resident', 'african', 'eac'] as const
export type Residency = (typeof residencies)[number]

/** A permit or park fee: charged as it is, never discounted. Amounts in USD cents. */
export type VisitorFee = {
  id: string
  kind: 'permit' | 'park-fee'
  unit: 'traveller' | 'vehicle'
  parkId: string | null
  /** As a traveller reads it: 'Gorilla permit, Volcanoes National Park'. */
  name: string
  minimumAge: number
  foreignMinor: number
  residentMinor: number | null
  africanMinor: number | null
  eacMinor: number | null
  asOf: number
  confidence: 'high' | 'medium' | 'low'
  /**
   * What a child from abroad pays between two ages, both inside, where the park's rate for children is known; under them nothing.
   * With the first age alone, only that younger children are free is known.
   */
  childFrom?: number | null
  childTo?: number | null
  childMinor?: number | null
}

/** Under so many years a park may charge less than for an adult, where its own age is not known. */
const parkAdultFrom = 18

/** What one unit costs a traveller, in USD cents. `isAdultFee`: a child's own fee is not known, and the adult one is taken. */
export type ChargedFee = { minor: number; isAdultFee: boolean }

/**
 * What one unit costs a traveller of this residency. Children's rates are known for visitors from abroad, and count for every
 * class that a fee does not list. Everybody else of a child's age pays as an adult of the class. A park may charge a child less
 * than its fee, and such a fee is marked as one to check; a permit has one price for all ages. Source: docs/pricing.md, 'Permits
 * and park fees'.
 *
 * @param age in completed years on the day of the visit.
 */
export function chargedFee(fee: VisitorFee, residency: Residency, age: number): ChargedFee {
  const listed = { foreign: null, resident: fee.residentMinor, african: fee.africanMinor, eac: fee.eacMinor }
  const own = listed[residency]
  const child = own === null ? childFee(fee, age) : undefined
  if (child !== undefined) return { minor: child, isAdultFee: false }
  const minor = own ?? fee.foreignMinor
  const mayCostLess = fee.kind === 'park-fee' && fee.unit === 'traveller' && minor > 0
  return { minor, isAdultFee: mayCostLess && age < (fee.childTo == null ? parkAdultFrom : fee.childTo + 1) }
}

/** The amount of `chargedFee` alone. */
export const feeFor = (fee: VisitorFee, residency: Residency, age: number): number => chargedFee(fee, residency, age).minor

/** A child's fee of a visitor from abroad; undefined for an adult, and where it is not known. */
function childFee({ childFrom, childTo, childMinor }: VisitorFee, age: number): number | undefined {
  if (childFrom == null) return undefined
  if (age < childFrom) return 0
  return childTo == null || childMinor == null || age > childTo ? undefined : childMinor
}

/** How many travellers a safari vehicle takes into a park, by default. */
export const seatsInVehicle = 6

/** How many vehicles take so many travellers: started ones count whole. Source: docs/pricing.md, 'Permits and park fees'. */
export const vehiclesFor = (travellers: number, seats: number): number => Math.ceil(travellers / seats)
