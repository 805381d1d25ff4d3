import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { LineDetails, LineFacts, LineState } from './lines/order-line.ts'
import type { MessageAnswer, MessageKind, MessageLine, SentHow, SupplierReply } from './messages/message.ts'

/** Read as data, written as its JSON. */
type Json<Value> = ColumnType<Value, string, string>
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>

export type SupplyTables = {
  supply_runs: {
    id: GeneratedAlways<number>
    departure_id: number | null
    booking_id: string | null
    seen: Generated<string>
    followed_at: Date | null
  }
  supplier_orders: {
    id: GeneratedAlways<number>
    run_id: number
    supplier_id: number
    reference: string
    created_at: Date
  }
  supplier_order_lines: {
    id: GeneratedAlways<number>
    run_id: number
    order_id: number | null
    item_key: string
    kind: ServiceKind
    service_id: number | null
    title: string
    first_day: Day
    last_day: Day
    details: Json<LineDetails>
    currency: Currency
    cost_minor: number | null
    state: LineState
    sent: JsonOrNull<LineFacts>
    agreed: JsonOrNull<LineFacts>
    declined_fingerprint: Generated<string>
    their_reference: Generated<string>
    provisional_until: Date | null
    answer_by: Date | null
    proposed_minor: number | null
    fee_minor: Generated<number>
    cancelled_from: Generated<LineState | ''>
    cancellation_sent_at: Date | null
    note: Generated<string>
    confirmed_at: Date | null
    ended_at: Date | null
    created_at: Date
    version: Generated<number>
  }
  supplier_messages: {
    id: GeneratedAlways<number>
    order_id: number
    number: number
    kind: MessageKind
    method: 'email' | 'phone'
    spoke_with: Generated<string>
    lines: Json<readonly MessageLine[]>
    content_hash: Generated<string>
    sent_at: Date
    sent_by: string
    queued: Generated<boolean>
    staff_sent_at: Date | null
    staff_sent_by: Generated<string>
    staff_sent_how: Generated<SentHow | ''>
    answer: JsonOrNull<MessageAnswer>
    answered_at: Date | null
  }
  supplier_replies: {
    id: GeneratedAlways<number>
    order_id: number
    replies: Json<SupplierReply['replies']>
    text: Generated<string>
    replied_at: Date
    stands: Generated<boolean>
    recorded_by: string | null
  }
  supply_choices: {
    run_id: number
    item_key: string
    service_id: number
    reason: Generated<string>
    chosen_by: string
    chosen_at: Date
  }
}
