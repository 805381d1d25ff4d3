/** The countries, parks and places that we know, by what they are and are called. */
export type PlaceNames = {
  countries: readonly { id: string; name: string; capital: string; advisory: string | null }[]
  parks: readonly { id: string; name: string; kind: string; countryId: string; country: string }[]
  places: readonly { id: string; name: string; kind: string; countryId: string; country: string }[]
}
