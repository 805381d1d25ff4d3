import type { Generated } from 'kysely'
import type { Comfort } from '#features/packages/package.ts'
import type { Day } from '#values/dates.ts'

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
    cancelled_at: Date | null
    cancelled_reason: string | null
  }
}
