/** The known countries, parks and places, by their kinds and names. */
export type PlaceNames = {
  countries: readonly { id: string; name: string; capital: string; advisory: string | null }[]
  parks: readonly { id: string; name: string; kind: string; countryId: string; country: string }[]
  places: readonly { id: string; name: string; kind: string; countryId: string; country: string }[]
}
