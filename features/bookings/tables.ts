import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { TrafficKind } from '#features/analytics/traffic-source.ts'
import type { MarketingSource, SalesChannel } from '#features/enquiries/origin.ts'
import type { Order } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Adjustment, CancellationPolicyName, ChildFee, LineKind, PriceLine } from '#features/pricing/price-line.ts'
import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { BookingState } from './booking.ts'
import type { CancellationStatement } from './cancellation.ts'
import type { DraftAnswers } from './drafts/booking-draft.ts'

export type BookingTables = {
  booking_drafts: {
    id: Generated<string>
    key_hash: Buffer
    booking_id: string | null
    answers: Json<DraftAnswers>
    first_source_kind: ColumnType<TrafficKind | null, TrafficKind | null | undefined>
    first_source_name: ColumnType<string | null, string | null | undefined>
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
    kind: OrderKind
    ordered: Json<Order>
    title: string
    scene: Json<PackageContent['scene']>
    departure_id: number | null
    starts_on: Day
    ends_on: Day
    travellers_count: number
    lead_name: string
    email: string
    phone: string
    payment_method: VisitorPaymentMethod | null
    message: string
    billing_name: Generated<string>
    /** Its lines are separated by a line feed. */
    billing_address: Generated<string>
    billing_tax_number: Generated<string>
    language: Generated<string>
    channel: ColumnType<SalesChannel | null, SalesChannel | null | undefined>
    source: ColumnType<MarketingSource | null, MarketingSource | null | undefined>
    first_source_kind: ColumnType<TrafficKind | null, TrafficKind | null | undefined>
    first_source_name: ColumnType<string | null, string | null | undefined>
    last_source_kind: ColumnType<TrafficKind | null, TrafficKind | null | undefined>
    last_source_name: ColumnType<string | null, string | null | undefined>
    currency: Currency
    total_minor: number
    deposit_minor: number
    balance_due_on: Day
    rwf_per_unit: number
    /** The value of one unit of another currency in US dollars when the booking was made. */
    fee_minor: Generated<number>
    /**
     * The paid amount by the ledger, maintained by the database: docs/decisions/0019. For queries only, never for what is
     * charged.
     */
    paid_minor: Generated<number>
    /** The travellers' names, also maintained by the database. */
    traveller_names: Generated<string>
    owed_minor: GeneratedAlways<number>
    balance_minor: GeneratedAlways<number>
    overdue_from: GeneratedAlways<Day | null>
    lead_folded: GeneratedAlways<string>
    found_by: GeneratedAlways<string>
    statement: ColumnType<CancellationStatement | null, string | undefined, string>
    terms_version: string
    /** The language in which the terms were shown, and the revision of their translation; null in English. */
    terms_language: Generated<string>
    terms_revision: Generated<number | null>
    hold_ends_at: Date | null
    /** The hold's end once the address is confirmed; null when there is nothing to confirm. */
    full_hold_ends_at: Date | null
    answer_by: Date | null
    free_cancel_until: Generated<Date | null>
    card_grace: Generated<boolean>
    extensions: Generated<number>
    created_at: Date
    sample: Generated<boolean>
  }
  booking_holders: {
    booking_id: string
    email_key: string
    phone_key: string | null
    address_key: string | null
    by_staff: boolean
    since: Date
  }
  booking_travellers: {
    booking_id: string
    position: number
    first_names: string | null
    family_name: string | null
    born_on: Day | null
    assumed_age: number
    residency: Residency
  }
  booking_lines: {
    booking_id: string
    position: number
    kind: LineKind
    label: string
    reason: string
    quantity: number
    unit_minor: number
    amount_minor: number
    refundable: boolean
    vat_minor: number
    ladder: CancellationPolicyName
    policy: Json<CancellationPolicy>
    child_fee: ColumnType<ChildFee | null, string | null, string | null>
    adjustment: ColumnType<Adjustment | null, string | null, string | null>
    /** What label and reason say in other languages. */
    text: ColumnType<NonNullable<PriceLine['text']> | null, string | null, string | null>
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
    /** The departure of the booking before the event. */
    departure_id: number | null
    /** Who said what the note quotes, and `said_on` the day; null for every other event. */
    said_by: Generated<'customer' | 'us' | null>
    said_on: Generated<Day | null>
  }
  booking_parts: {
    booking_id: string
    resource: string
    day: Day
    quantity: number
    label: string
    soft: boolean
    on_request: boolean
    answer: 'yes' | 'no' | null
    answered_at: Date | null
    answered_by: string | null
    /** The supplier that staff have asked; empty where none is recorded. */
    supplier: Generated<string>
    /** What the label says, for other languages; null for what was booked before. */
    text: ColumnType<NonNullable<Labelled['text']> | null, string | null, string | null>
  }
  booking_purchases: {
    id: Generated<number>
    booking_id: string
    kind: 'permit' | 'park-fee' | 'flight'
    label: string
    fee_id: string | null
    day: Day
    traveller_position: number | null
    cost_minor: number
    status: Generated<'needed' | 'requested' | 'bought'>
    number: string | null
    settled: Generated<boolean>
    changed_at: Date
    changed_by: string
  }
}
