import type { Generated } from 'kysely'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import type { Sale } from './sale.ts'

export type DepartureTables = {
  departures: {
    id: Generated<number>
    slug: string
    package_id: number
    starts_on: Day
    ends_on: Day
    minimum: number
    comfort: Comfort
    guaranteed: Generated<boolean>
    guarantee_withdrawn_at: Date | null
    cancelled_at: Date | null
    cancelled_reason: string | null
    version: Generated<number>
    sale: Sale
    opens_at: Date | null
    opened_at: Date | null
    note: string
    /** Null for the usual cut-off. */
    cut_off_days: Generated<number | null>
    trashed_at: Date | null
  }
  departure_visits: { departure_id: number; fee_id: string; package_day: number; day: number }
}
