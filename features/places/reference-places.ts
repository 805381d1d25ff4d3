import type { VisitorFee } from './visitor-fee.ts'

/** The rows of db/reference, as its files hold them. */
export type ReferencePlaces = {
  countries: readonly { id: string; name: string; iso2: string; capital: string; advisory: string | null; position: number }[]
  places: readonly { id: string; countryId: string; name: string; kind: string; lat: number; lng: number }[]
  parks: readonly {
    id: string
    countryId: string
    name: string
    kind: string
    status: string
    lat: number
    lng: number
    areaKm2: number | null
    bestMonths: readonly number[]
  }[]
  fees: readonly VisitorFee[]
}
