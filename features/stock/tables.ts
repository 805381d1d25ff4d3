import type { Generated } from 'kysely'
import type { Day } from '#values/dates.ts'

export type StockTables = {
  stock_days: { resource: string; day: Day; capacity: number }
  stock_claims: {
    id: Generated<number>
    booking_id: string
    resource: string
    day: Day
    quantity: number
    permanent: boolean
    held_until: Date | null
    created_at: Generated<Date>
  }
  stock_waiting: { booking_id: string; resource: string; day: Day; quantity: number; since: Date }
}
