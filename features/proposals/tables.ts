import type { Generated } from 'kysely'
import type { Json } from '#platform/database/json-column.ts'
import type { StoredState } from './proposal.ts'
import type { ProposalContent, ProposedLetter } from './proposal-content.ts'
import type { ProposalSale } from './proposal-sale.ts'

export type ProposalTables = {
  proposals: {
    id: string
    trip_id: string
    version_id: string
    enquiry_id: string
    reference: string
    key_version: Generated<number>
    state: StoredState
    language: string
    customer: string
    greeting: string
    content: Json<ProposalContent>
    sale: Json<ProposalSale>
    sent_at: Date
    sent_by: string | null
    ends_at: Date
    first_seen_at: Generated<Date | null>
    last_seen_at: Generated<Date | null>
    seen_count: Generated<number>
    ended_at: Generated<Date | null>
    ended_reason: Generated<string>
    ended_text: Generated<string>
    accepted_name: Generated<string | null>
    accepted_option: Generated<ProposedLetter | null>
    accepted_items: Generated<string[] | null>
    accepted_total_minor: Generated<number | null>
    attempt_hash: Generated<Buffer | null>
    booking_id: Generated<string | null>
  }
}
