import type { ColumnType, Generated } from 'kysely'
import type { Comfort } from '#features/packages/package.ts'
import type { PriceLine } from '#features/packages/price.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { BookingState } from './booking.ts'
import type { DraftAnswers } from './booking-draft.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { PaymentMethod } from './hold-length.ts'

type Json<Value> = ColumnType<Value, string, string>

export type BookingTables = {
  booking_drafts: {
    id: Generated<string>
    key_hash: Buffer
    departure_id: number
    booking_id: string | null
    answers: Json<DraftAnswers>
    created_at: Date
    updated_at: Date
  }
  bookings: {
    id: string
    reference: string
    key_version: Generated<number>
    idempotency_key: string
    state: BookingState
    version: Generated<number>
    departure_id: number
    starts_on: Day
    ends_on: Day
    travellers_count: number
    lead_name: string
    email: string
    phone: string
    comfort: Comfort
    single_rooms: number
    payment_method: PaymentMethod | null
    message: string
    currency: Currency
    total_minor: number
    deposit_minor: number
    balance_due_on: Day
    rwf_per_unit: number
    policy: Json<CancellationPolicy>
    terms_version: string
    hold_ends_at: Date | null
    extensions: Generated<number>
    created_at: Date
  }
  booking_travellers: {
    booking_id: string
    position: number
    first_names: string
    family_name: string
    born_on: Day
    residency: Residency
  }
  booking_lines: {
    booking_id: string
    position: number
    kind: PriceLine['kind']
    label: string
    reason: string
    quantity: number
    unit_minor: number
    amount_minor: number
    refundable: boolean
  }
  booking_events: {
    id: Generated<number>
    booking_id: string
    version: number
    event: string
    from_state: BookingState | null
    to_state: BookingState
    actor: string
    text: string
    at: Date
  }
}
