import type { RegionPin } from '#artwork/region-map.ts'
import type { Hotel } from '#features/hotels/hotel.ts'

/** A pin for each place where hotels let rooms, where the first of them stands. */
export function hotelPins(hotels: readonly Pick<Hotel, 'placeId' | 'place' | 'lat' | 'lng'>[]): RegionPin[] {
  const pins = new Map<string, RegionPin>()
  for (const { placeId, place, lat, lng } of hotels) {
    if (lat !== null && lng !== null && !pins.has(placeId)) pins.set(placeId, { name: place, lat, lng })
  }
  return [...pins.values()]
}
