import type { Generated } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { FlightDirection, RoadDirection } from './flights/flight.ts'
import type { Beds } from './rooming.ts'

export type TravellerTables = {
  traveller_details: {
    booking_id: string
    position: number
    nationality: string | null
    passport_name: string | null
    passport_sealed: Buffer | null
    passport_expires_on: Day | null
    diet: string | null
    access: string | null
    health_sealed: Buffer | null
    faith_sealed: Buffer | null
    consent_at: Date | null
    consent_version: string | null
    room: string | null
    beds: Beds | null
    emergency_sealed: Buffer | null
    evidence: string | null
    evidence_class: Residency | null
    evidence_until: Day | null
    evidence_seen_at: Date | null
    evidence_seen_by: string | null
    updated_at: Date
    updated_by: string
  }
  booking_flights: {
    id: Generated<number>
    booking_id: string
    direction: FlightDirection
    number: string
    airport: string
    day: Day
    /** The clock there, 'HH:MM'. */
    at: string
    positions: number[]
    note: string | null
    version: Generated<number>
    entered_at: Date
    entered_by: string
  }
  booking_without_flights: {
    booking_id: string
    direction: RoadDirection
    entered_at: Date
    entered_by: string
  }
}
