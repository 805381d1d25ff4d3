type Spot = { lat: number; lng: number }

/** A park as its entry is looked for: where it is, its gates, and the fees that are its entry. */
export type ParkWithEntry = Spot & {
  id: string
  name: string
  areaKm2: number | null
  gates: readonly Spot[]
  entryFeeIds: readonly string[]
}

/** A park with an entry fee, and the places that are inside it. */
export type ParkEntry = { name: string; feeIds: readonly string[]; placeIds: readonly string[] }

/** Towns at a gate are outside. */
const kindsInside: readonly string[] = ['park-gate', 'airstrip']
const gateKm = 1
const kmOfDegree = 111

/** Near the equator a degree is as long either way. */
const kmBetween = (one: Spot, other: Spot): number => Math.hypot(one.lat - other.lat, one.lng - other.lng) * kmOfDegree

/** Whether a place is inside a park: one of its gates, or a gate or airstrip within the circle of its size. */
export function isInPark(place: Spot & { kind: string }, park: Omit<ParkWithEntry, 'id' | 'name' | 'entryFeeIds'>): boolean {
  if (!kindsInside.includes(place.kind)) return false
  const radiusKm = Math.sqrt((park.areaKm2 ?? 0) / Math.PI)
  return kmBetween(place, park) < radiusKm || park.gates.some((gate) => kmBetween(place, gate) < gateKm)
}
