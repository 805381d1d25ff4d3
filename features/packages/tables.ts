import type { Generated } from 'kysely'
import type { Comfort, HighSeason, LaterPackageRates, Occupancy, Season } from '#features/pricing/packages/package-rates.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Meal, PackageContent, PackageKind, Style } from './package.ts'

export type PackageTables = {
  packages: {
    id: Generated<number>
    slug: string
    title: string
    kind: PackageKind
    sentence: string
    lede: string
    countries: string[]
    parks: string[]
    styles: Style[]
    start_place_id: string
    end_place_id: string
    nights: number
    fitness: number
    minimum_age: number
    group_min: number
    group_max: number
    scene: Json<PackageContent['scene']>
    best_months: number[]
    season_note: string
    high_seasons: Json<HighSeason[]>
    later_rates: Json<LaterPackageRates[]>
    rates_until: string | null
    comforts: Json<PackageContent['comforts'][number][]>
    first_days: Generated<string[]>
    free_time_in: Generated<string[]>
    included: string[]
    excluded: string[]
    good_to_know: string[]
    goes_well_with: string[]
    cover: string | null
    pictures: Generated<string[]>
    bookable: boolean
    notice: string | null
    as_of: number
    confidence: 'high' | 'medium' | 'low'
    from_minor: number | null
    from_group_size: number | null
    from_comfort: Comfort | null
    status: 'draft' | 'published'
    published_at: Date | null
    position: number
    updated_at: Date
  }
  package_days: {
    package_id: number
    day: number
    title: string
    text: string
    from_place_id: string
    to_place_id: string
    drive_minutes: number
    drive_km: number
    meals: Meal[]
    night_place_id: string | null
    night_hotel_id: string | null
    pictures: Generated<string[]>
  }
  package_prices: {
    package_id: number
    comfort: Comfort
    season: Season
    occupancy: Occupancy
    group_size: number
    amount_minor: number
    currency: Generated<string>
  }
  package_fees: { package_id: number; fee_id: string; day: number; quantity: number }
}
