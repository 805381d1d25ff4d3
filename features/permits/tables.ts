import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { LotState } from './lot.ts'
import type { PermitTerms } from './permit-terms.ts'
import type { RefundCause } from './refunds/refund.ts'

/** Read as data, written as its JSON. */
type Json<Value> = ColumnType<Value, string, string>

export type PermitTables = {
  authorities: {
    id: string
    name: string
    country_id: string
    supplier_id: number | null
    time_zone: string
    closes_at: Generated<string>
    works_on: Generated<number[]>
    licence: Generated<string>
    licence_until: Day | null
    number_pattern: Generated<string>
    version: Generated<number>
  }
  authority_fees: { fee_id: string; authority_id: string }
  authority_classes: { authority_id: string; class: Residency; evidence: string }
  authority_terms: {
    id: GeneratedAlways<number>
    fee_id: string
    from_day: Day
    to_day: Day | null
    terms: Json<PermitTerms>
    source: string
    source_url: Generated<string>
    published_on: Day | null
    checked_on: Day | null
    checked_by: string | null
    confidence: 'high' | 'medium' | 'low'
    version: Generated<number>
  }
  permit_lots: {
    id: GeneratedAlways<number>
    fee_id: string
    day: Day
    departure_id: number | null
    resource: GeneratedAlways<string>
    state: LotState
    class: Residency | null
    unit_minor: number
    reference: Generated<string>
    reference_missing: Generated<string>
    terms: Json<PermitTerms>
    reserved_until: Date | null
    expires_at: Date | null
    first_day: Day
    granted_for: string | null
    split_from: number | null
    times_moved: Generated<number>
    version: Generated<number>
    created_at: Date
    created_by: string
  }
  permits: {
    id: GeneratedAlways<number>
    lot_id: number
    authority_id: string | null
    purchase_id: number | null
    number: string | null
    receipt: Generated<string>
    named_at: Date | null
    name_changes: Generated<number>
    spent_minor: Generated<number>
    back_minor: Generated<number>
  }
  permit_refunds: {
    lot_id: number
    cause: RefundCause
    paper: Generated<string>
    next_day: Generated<boolean>
    expected_minor: number | null
    claimed_at: Date
    claimed_by: string
    received_at: Date | null
    received_by: string | null
    receipt: Generated<string>
  }
  permit_moves: {
    id: GeneratedAlways<number>
    lot_id: number
    event: string
    from_state: LotState | null
    to_state: LotState
    count: number
    amount_minor: number | null
    text: Generated<string>
    at: Date
    by: string
  }
  permit_closed_days: {
    fee_id: string
    day: Day
    reason: string
    at: Date
    by: string
  }
  authority_credits: {
    id: GeneratedAlways<number>
    authority_id: string
    amount_minor: number
    receipt: string
    reason: string
    at: Date
    by: string
  }
  permit_allowances: {
    id: GeneratedAlways<number>
    fee_id: string
    departure_id: number | null
    resource: GeneratedAlways<string>
    from_day: Day
    to_day: Day
    quantity: number
    until: Date
    cause: 'staff' | 'adopted'
    reason: string
    at: Date
    by: string
    ended_at: Date | null
  }
}
