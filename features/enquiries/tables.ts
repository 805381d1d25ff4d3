import type { ColumnType, Generated } from 'kysely'
import type { TrafficKind } from '#features/analytics/traffic-source.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Detail, EnquiryKind, EnquiryState } from './enquiry.ts'
import type { EnquiryEvent } from './enquiry-moves.ts'
import type { MarketingSource, SalesChannel } from './origin.ts'

/** The tables of enquiries. */
export type EnquiryTables = {
  enquiries: {
    id: string
    reference: string
    kind: EnquiryKind
    name: string
    email: string
    phone: string
    message: string
    details: Json<readonly Detail[]>
    state: EnquiryState
    held_reason: string | null
    created_at: Date
    finished_at: Date | null
    idempotency_key: string
    sample: Generated<boolean>
    version: Generated<number>
    waiting_since: Date
    assigned_to: ColumnType<string | null, string | null | undefined>
    booking_id: ColumnType<string | null, string | null | undefined>
    /** Of what was worked out for it a booking was made. */
    lives_with_booking: Generated<boolean>
    held_at: ColumnType<Date | null, Date | null | undefined>
    language: Generated<string>
    channel: ColumnType<SalesChannel | null, SalesChannel | null | undefined>
    source: ColumnType<MarketingSource | null, MarketingSource | null | undefined>
    traffic_source_kind: ColumnType<TrafficKind | null, TrafficKind | null | undefined>
    traffic_source_name: ColumnType<string | null, string | null | undefined>
  }
  enquiry_events: {
    id: Generated<number>
    enquiry_id: string
    version: number
    at: Date
    actor: string
    event: EnquiryEvent
    text: string
  }
  canned_replies: {
    id: string
    title: string
    body: string
    version: Generated<number>
    updated_at: Date
    updated_by: string
  }
  subscribers: {
    id: string
    email: string
    state: 'asked' | 'confirmed' | 'ended'
    token_hash: Buffer
    asked_at: Date
    confirmed_at: Date | null
    ended_at: Date | null
    /** The language of the page on which they subscribed. */
    language: Generated<string>
  }
}
