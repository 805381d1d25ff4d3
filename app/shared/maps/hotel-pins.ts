import type { RegionPin } from '#artwork/region-map.ts'
import type { Hotel } from '#features/hotels/hotel.ts'

/** A map pin for each place with bookable hotels, at the position of the first of them. */
export function hotelPins(hotels: readonly Pick<Hotel, 'placeId' | 'place' | 'lat' | 'lng'>[]): RegionPin[] {
  const pins = new Map<string, RegionPin>()
  for (const { placeId, place, lat, lng } of hotels) {
    if (lat !== null && lng !== null && !pins.has(placeId)) pins.set(placeId, { name: place, lat, lng })
  }
  return [...pins.values()]
}
