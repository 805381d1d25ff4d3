import type { Generated } from 'kysely'
import type { Drive, ExtraUnit, Transfer } from './extras/extra.ts'

export type PriceTables = {
  extras: {
    id: string
    name: string
    note: string
    unit: ExtraUnit
    amount_minor: number
    currency: Generated<string>
    kinds: string[]
    activities: Generated<string[]>
    free_time_in: Generated<string[]>
    drive: Generated<Drive>
    transfer: Generated<Transfer>
    most_per_booking: number
    active: boolean
    position: number
  }
  discount_codes: {
    code: string
    name: string
    percent: number | null
    amount_minor: number | null
    currency: Generated<string>
    from_day: string
    until_day: string | null
    most_uses: number | null
    kinds: string[]
    active: boolean
  }
  discount_uses: { booking_id: string; code: string }
}
