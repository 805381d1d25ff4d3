import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#values/dates.ts'
import type { Absence, AssignmentState, CrewRole } from './assignments/assignment.ts'
import type { CarFacts, GuideFacts, LicenceClass, SpokenLanguages } from './member-facts.ts'

export type CrewTables = {
  guides: {
    id: Generated<number>
    name: string
    /** By English name: for the release before, and for languages without a level. */
    languages: string[]
    /** Read as data, written as its JSON. */
    spoken: ColumnType<SpokenLanguages, string, string>
    phone: string
    email: string
    roles: CrewRole[]
    licence_until: Day | null
    licence_classes: LicenceClass[]
    countries: string[]
    base_place_id: string | null
    ownership: GuideFacts['ownership']
    supplier_id: number | null
    feed_version: Generated<number>
    note: string
    active: Generated<boolean>
    version: Generated<number>
  }
  cars: {
    id: Generated<number>
    name: string
    plate: string
    vehicle_class_id: string | null
    seats: number
    inspection_until: Day | null
    insured_until: Day | null
    yellow_card_until: Day | null
    yellow_card_countries: string[]
    licence_class: LicenceClass | ''
    base_place_id: string | null
    ownership: CarFacts['ownership']
    supplier_id: number | null
    for_hire: boolean
    note: string
    active: Generated<boolean>
    version: Generated<number>
  }
  assignments: {
    id: GeneratedAlways<number>
    guide_id: number | null
    car_id: number | null
    role: CrewRole | null
    departure_id: number | null
    booking_id: string | null
    absence: Absence | null
    /** Some time on Kigali's clock, '["2027-06-14 00:00","2027-06-16 00:00")'. */
    during: string
    run_days: string | null
    state: AssignmentState
    answer_by: ColumnType<Date | null, Date | null | undefined>
    accepted_by: ColumnType<string | null, string | null | undefined>
    accepted_reason: Generated<string>
    note: Generated<string>
    version: Generated<number>
    created_at: Date
    created_by: string
    ended_at: ColumnType<Date | null, Date | null | undefined>
    notified_state: ColumnType<AssignmentState | null, never>
    notified_during: ColumnType<string | null, never>
    first_opened_at: ColumnType<Date | null, never>
    last_opened_at: ColumnType<Date | null, never>
  }
}
