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
  /** What a child from abroad pays between two ages, both inside, where the park has a rate for children; under them nothing. */
  childFrom?: number | null
  childTo?: number | null
  childMinor?: number | null
}

/**
 * What one unit costs a traveller of this residency, in USD cents. Children's rates are known for visitors from abroad alone:
 * every other class, and every park that lists none, charges a child as it charges everybody. Source: docs/pricing.md, 'Permits
 * and park fees'.
 *
 * @param age in completed years on the day of the visit.
 */
export function feeFor(fee: VisitorFee, residency: Residency, age: number): number {
  const child = childFee(fee, age)
  if (residency === 'foreign' && child !== undefined) return child
  const listed = { foreign: fee.foreignMinor, resident: fee.residentMinor, african: fee.africanMinor, eac: fee.eacMinor }
  return listed[residency] ?? fee.foreignMinor
}

function childFee({ childFrom, childTo, childMinor }: VisitorFee, age: number): number | undefined {
  if (childFrom == null || childTo == null || childMinor == null || age > childTo) return undefined
  return age < childFrom ? 0 : childMinor
}

/** How many travellers a safari vehicle takes into a park, where nothing else is known. */
export const seatsInVehicle = 6

/** How many vehicles take so many travellers: started ones count whole. Source: docs/pricing.md, 'Permits and park fees'. */
export const vehiclesFor = (travellers: number, seats: number): number => Math.ceil(travellers / seats)
