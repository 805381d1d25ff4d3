import type { Generated } from 'kysely'

export type AlertTables = {
  alerts: {
    id: Generated<number>
    occasion: string
    booking_id: string | null
    text: string
    costs_text: Generated<string>
    at: Date
    done_at: Date | null
    done_by: string | null
  }
}
