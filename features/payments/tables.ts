import type { Generated } from 'kysely'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { PaymentEventKind } from './payment.ts'
import type { PaymentMethod } from './payment-methods.ts'

export type PaymentTables = {
  payments: {
    id: string
    booking_id: string
    method: PaymentMethod
    amount_minor: number
    currency: Currency
    charged_minor: number
    charged_currency: Currency
    rate: number | null
    rate_source: string | null
    rate_at: Date | null
    reference: string | null
    received_on: Day | null
    fee_minor: number | null
    actor: string
    created_at: Date
  }
  payment_events: {
    id: Generated<number>
    payment_id: string
    kind: PaymentEventKind
    amount_minor: number
    provider_event_id: string | null
    provider_ref: string | null
    provider_url: string | null
    actor: string
    text: string
    at: Date
  }
}
