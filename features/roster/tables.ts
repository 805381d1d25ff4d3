import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Accessory, DepositMethod, HandoverKind, Mark } from './handovers/handover.ts'

export type RosterTables = {
  crew_requirements: {
    id: GeneratedAlways<number>
    departure_id: number | null
    booking_id: string | null
    cars: number
    driver_guides: number
    guides: number
    drivers: number
    changed_by: string
    changed_at: Date
  }
  handovers: {
    id: GeneratedAlways<number>
    assignment_id: number
    kind: HandoverKind
    at: Date
    kilometres: number
    fuel_eighths: number
    /** Read as data, written as its JSON. */
    marks: ColumnType<readonly Mark[], string, string>
    accessories: Accessory[]
    licence_seen: boolean
    deposit_minor: number
    deposit_method: DepositMethod | ''
    signed_by: string
    note: string
    recorded_by: string
    recorded_at: Date
    version: Generated<number>
    corrected_by: string | null
    corrected_at: Date | null
    corrected_reason: Generated<string>
    deposit_returned_minor: number | null
    deposit_withheld_reason: Generated<string>
    deposit_payment_id: string | null
    deposit_settled_by: string | null
    deposit_settled_at: Date | null
  }
}
