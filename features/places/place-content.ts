import { z } from 'zod'
import { latitude, longitude, text } from '#features/content/content-parts.ts'

/** The kinds of places. */
const placeKinds = [
  'city',
  'town',
  'village',
  'pilgrim-town',
  'mission',
  'memorial',
  'cultural-site',
  'lake',
  'island',
  'beach',
  'park-gate',
  'border',
  'airport',
  'airstrip',
] as const

/** What a place must contain before journeys, hotels and roads may name it. */
export const PlaceContent = z.object({
  slug: text,
  name: text.max(80),
  countryId: text,
  kind: z.enum(placeKinds),
  lat: latitude,
  lng: longitude,
})
