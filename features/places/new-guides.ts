import type { CountryGuide } from './country-guide.ts'
import type { ParkGuide } from './park-guide.ts'

/** The guides of db/reference, as its files hold them. */
export type NewGuides = {
  countries: readonly { countryId: string; guide: CountryGuide }[]
  parks: readonly { parkId: string; guide: ParkGuide }[]
}
