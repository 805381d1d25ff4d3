import type { HotelRow } from '#features/hotels/reads.server.ts'

type Spot = { lat: number; lng: number }
type ParkAt = Spot & { countryId: string; areaKm2: number | null; guide: { gates: readonly Spot[] } }

/** Up to how many kilometres from a gate, or from the edge of the park, a hotel is near it. */
const near = 25
const kmPerDegree = 111

const kmBetween = (a: Spot, b: Spot) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * kmPerDegree

/**
 * The hotels from which a park is visited, nearest to a gate first: within 25 km of a gate, or of the park taken as a circle of
 * its area. Those beyond a border are left out: a border costs an hour and a visa.
 */
export function hotelsNear<Hotel extends Pick<HotelRow, 'lat' | 'lng' | 'countryId'>>(
  hotels: readonly Hotel[],
  park: ParkAt,
): Hotel[] {
  const radius = Math.sqrt((park.areaKm2 ?? 0) / Math.PI)
  return hotels
    .flatMap((hotel) => {
      const { lat, lng } = hotel
      if (lat === null || lng === null || hotel.countryId !== park.countryId) return []
      const toGate = Math.min(...[park, ...park.guide.gates].map((gate) => kmBetween(gate, { lat, lng })))
      const toEdge = kmBetween(park, { lat, lng }) - radius
      return toGate <= near || toEdge <= near ? [{ hotel, km: toGate }] : []
    })
    .sort((a, b) => a.km - b.km)
    .map(({ hotel }) => hotel)
}
