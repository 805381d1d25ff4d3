import type { Day } from '#values/dates.ts'

/** The table of what staff have set themselves or each other to do. */
export type TaskTables = {
  tasks: {
    id: string
    version: number
    title: string
    staff_id: string
    booking_id: string | null
    due_on: Day
    reminds_by_email: boolean
    reminded_at: Date | null
    created_by: string
    created_at: Date
    done_at: Date | null
    done_by: string | null
  }
}
