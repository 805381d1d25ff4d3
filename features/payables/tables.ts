import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { InvoiceState } from './invoice.ts'
import type { PayablePart } from './payable.ts'
import type { OutMethod } from './payment-out.ts'

export type PayableTables = {
  payable_lines: {
    order_line_id: number
    line_version: number
    total_minor: number | null
    currency: Currency
    fx_rate_id: number | null
    vat_bp: number
    vat_of_bp: number
    followed_at: Date
    invoiced_minor: ColumnType<number, never>
    closed_at: ColumnType<Date | null, Date | null | undefined>
    closed_by: ColumnType<string | null, string | null | undefined>
    closed_reason: Generated<string>
  }
  supplier_invoices: {
    id: GeneratedAlways<number>
    supplier_id: number
    number: string
    invoiced_on: Day
    due_on: Day
    currency: Currency
    total_minor: number
    credits_id: number | null
    state: InvoiceState
    reason: Generated<string>
    recorded_by_id: string
    recorded_by: string
    recorded_at: Date
    settled_by: ColumnType<string | null, string | null | undefined>
    settled_at: ColumnType<Date | null, Date | null | undefined>
    version: Generated<number>
    sample: boolean
  }
  invoice_matches: { invoice_id: number; order_line_id: number; expected_minor: number; amount_minor: number }
  payables: {
    id: GeneratedAlways<number>
    supplier_id: number
    order_line_id: number
    part: PayablePart
    due_on: Day
    currency: Currency
    amount_minor: number
    paid_minor: Generated<number>
    fx_rate_id: number | null
    invoice_id: number | null
    made_at: Date
    struck_at: ColumnType<Date | null, Date | null | undefined>
  }
  payments_out: {
    id: GeneratedAlways<number>
    idempotency_key: string
    supplier_id: number
    paid_on: Day
    method: OutMethod
    reference: string
    currency: Currency
    amount_minor: number
    left_minor: number
    left_currency: Currency
    rate: number | null
    rate_source: string | null
    rate_at: Date | null
    usd_minor: number
    reverses_id: number | null
    reason: string
    recorded_by_id: string
    recorded_by: string
    recorded_at: Date
    allocated_minor: Generated<number>
    sample: boolean
  }
  payment_allocations: {
    id: GeneratedAlways<number>
    payment_id: number
    payable_id: number
    amount_minor: number
    at: Date
  }
  payable_settings: {
    id: GeneratedAlways<number>
    opening_minor: number
    opening_on: Day
    floor_minor: number
    guide_day_minor: number
    car_day_minor: number
    four_eyes_minor: number | null
    saved_by: string
    saved_at: Date
    sample: boolean
  }
}
