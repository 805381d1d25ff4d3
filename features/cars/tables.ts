import type { Generated } from 'kysely'
import type { LaterHireRates } from '#features/pricing/hires/hire-rates.ts'
import type { Json } from '#platform/database/json-column.ts'

export type CarTables = {
  vehicle_classes: {
    id: string
    position: number
    name: string
    models: string
    seats: number
    luggage: string
    transmission: 'automatic' | 'manual'
    drive: string
    air_conditioning: boolean
    self_drive_low_minor: number | null
    self_drive_high_minor: number | null
    with_driver_low_minor: number | null
    with_driver_high_minor: number | null
    currency: Generated<string>
    kilometres_per_day: number
    extra_kilometre_minor: number
    later_rates: Json<readonly LaterHireRates[]>
    rates_until: string | null
    border_countries: string[]
    border_fee_minor: number | null
    border_yellow_card: string | null
    border_notice_days: number | null
    border_documents: string[]
    deposit_minor: number
    excess_minor: number
    minimum_driver_age: number
    licence_years: number
    fuel_policy: string
    best_for: string[]
    notes: string[]
    confidence: 'high' | 'medium' | 'low'
    as_of: number
    fleet: number
    picture: string | null
    active: Generated<boolean>
  }
}
