import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { SentProposal, StoredState } from './proposal.ts'
import type { ProposalSale } from './proposal-sale.ts'
import type { ProposalTables } from './tables.ts'

const on = (db: Db) => db.withTables<ProposalTables>()

export type NewProposal = Pick<
  SentProposal,
  | 'id'
  | 'tripId'
  | 'versionId'
  | 'enquiryId'
  | 'reference'
  | 'language'
  | 'customer'
  | 'greeting'
  | 'content'
  | 'sentAt'
  | 'sentBy'
  | 'endsAt'
> & { sale: ProposalSale }

/** Adds a proposal that is sent; the one of its trip that was, if there is one, was ended before. */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await on(tx)
    .insertInto('proposals')
    .values({
      id: proposal.id,
      trip_id: proposal.tripId,
      version_id: proposal.versionId,
      enquiry_id: proposal.enquiryId,
      reference: proposal.reference,
      state: 'sent',
      language: proposal.language,
      customer: proposal.customer,
      greeting: proposal.greeting,
      content: JSON.stringify(proposal.content),
      sale: JSON.stringify(proposal.sale),
      sent_at: proposal.sentAt,
      sent_by: proposal.sentBy,
      ends_at: proposal.endsAt,
    })
    .execute()
}

type End = { state: Exclude<StoredState, 'sent' | 'accepted'>; at: Date; reason?: string; text?: string }

/** Ends a proposal that is sent, without an acceptance; whether there was one to end. */
export async function updateEnded(tx: Tx, id: string, { state, at, reason = '', text = '' }: End): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('proposals')
    .set({ state, ended_at: at, ended_reason: reason, ended_text: text })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Lets a proposal hold longer. */
export async function updateEnd(tx: Tx, id: string, endsAt: Date): Promise<void> {
  await on(tx).updateTable('proposals').set({ ends_at: endsAt }).where('id', '=', id).where('state', '=', 'sent').execute()
}

/** Counts that a proposal was looked at, in the minute of `at`. */
export async function countSeen(db: Db, id: string, at: Date): Promise<void> {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  await on(db)
    .updateTable('proposals')
    .set({
      seen_count: sql`seen_count + 1`,
      first_seen_at: sql`coalesce(first_seen_at, ${minute})`,
      last_seen_at: sql`greatest(last_seen_at, ${minute})`,
    })
    .where('id', '=', id)
    .execute()
}
