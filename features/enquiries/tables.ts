import type { Generated } from 'kysely'
import type { Json } from '#platform/json-column.ts'
import type { Detail, EnquiryKind, EnquiryState } from './enquiry.ts'

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
  }
  subscribers: {
    id: string
    email: string
    state: 'asked' | 'confirmed' | 'ended'
    token_hash: Buffer
    asked_at: Date
    confirmed_at: Date | null
    ended_at: Date | null
  }
}
