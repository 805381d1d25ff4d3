import type { Json } from '#platform/database/json-column.ts'
import type { CountryGuide } from './country-guide.ts'
import type { LegMode } from './leg.ts'
import type { ParkGuide } from './park-guide.ts'

export type PlaceTables = {
  countries: {
    id: string
    name: string
    iso2: string
    capital: string
    advisory: string | null
    position: number
    cover: string | null
  }
  places: { id: string; country_id: string; name: string; kind: string; lat: number; lng: number }
  parks: {
    id: string
    country_id: string
    name: string
    kind: string
    status: string
    lat: number
    lng: number
    area_km2: number | null
    best_months: number[]
    cover: string | null
  }
  visitor_fees: {
    id: string
    kind: 'permit' | 'park-fee'
    unit: 'traveller' | 'vehicle'
    park_id: string | null
    name: string
    minimum_age: number
    foreign_minor: number
    resident_minor: number | null
    african_minor: number | null
    eac_minor: number | null
    as_of: number
    confidence: 'high' | 'medium' | 'low'
    child_from: number | null
    child_to: number | null
    child_minor: number | null
  }
  country_guides: { country_id: string; guide: Json<CountryGuide> }
  park_guides: { park_id: string; guide: Json<ParkGuide> }
  legs: {
    id: string
    from_id: string
    to_id: string
    mode: LegMode
    km: number
    minutes: number
    minutes_least: number
    minutes_most: number
    surface: string | null
    vehicle: string | null
    border_id: string | null
    border_least: number | null
    border_most: number | null
    status: 'open' | 'check' | 'restricted' | 'suspended'
    note: string
    confidence: 'high' | 'medium' | 'low'
    as_of: number
  }
}
