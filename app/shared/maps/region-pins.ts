import type { RegionPin } from '#artwork/region-map.ts'

/** The places on the map of the region: well-known ones, for orientation. */
export const regionPins: readonly RegionPin[] = [
  { name: 'Kigali', lat: -1.944, lng: 30.062 },
  { name: 'Bwindi', lat: -1.05, lng: 29.65 },
  { name: 'Serengeti', lat: -2.4, lng: 34.8 },
  { name: 'Maasai Mara', lat: -1.45, lng: 35.1 },
  { name: 'Kilimanjaro', lat: -3.07, lng: 37.35 },
  { name: 'Zanzibar', lat: -6.15, lng: 39.3 },
  { name: 'Bujumbura', lat: -3.38, lng: 29.36 },
  { name: 'Murchison Falls', lat: 2.28, lng: 31.69 },
]
