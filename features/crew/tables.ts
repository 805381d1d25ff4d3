import type { Generated } from 'kysely'
import type { Day } from '#values/dates.ts'

export type CrewTables = {
  guides: {
    id: Generated<number>
    name: string
    languages: string[]
    phone: string
    licence_until: Day | null
    note: string
    active: Generated<boolean>
    version: Generated<number>
  }
  cars: {
    id: Generated<number>
    name: string
    vehicle_class_id: string | null
    seats: number
    inspection_until: Day | null
    note: string
    active: Generated<boolean>
    version: Generated<number>
  }
}
