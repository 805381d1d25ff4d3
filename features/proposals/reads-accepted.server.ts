import type { EnquiryTables } from '#features/enquiries/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Proposal } from './proposal.ts'
import type { ProposalContent } from './proposal-content.ts'
import type { ProposalSale } from './proposal-sale.ts'
import type { ProposalTables } from './tables.ts'

const on = (db: Db) => db.withTables<ProposalTables>()

/** What a booking of a proposal is made by, as it was sent; none of it ever changes. */
export type ProposalToBook = Pick<Proposal, 'id' | 'tripId' | 'enquiryId' | 'reference' | 'sentBy' | 'endsAt'> & {
  content: ProposalContent
  sale: ProposalSale
}

const toBook = (db: Db) =>
  on(db)
    .selectFrom('proposals')
    .select(['id', 'trip_id as tripId', 'enquiry_id as enquiryId', 'reference', 'sent_by as sentBy', 'ends_at as endsAt'])
    .select(['content', 'sale'])

/** A proposal by its id, with what a booking of it takes. */
export const findProposalToBook = (db: Db, id: string): Promise<ProposalToBook | undefined> =>
  toBook(db).where('id', '=', id).executeTakeFirst()

/** How a proposal stands, and which form accepted it. */
export type AcceptanceStatus = Pick<Proposal, 'state' | 'endsAt' | 'endedAt' | 'acceptedName' | 'bookingId'> & {
  attemptHash: Buffer | null
}

const status = (db: Db, id: string) =>
  on(db)
    .selectFrom('proposals')
    .select(['state', 'ends_at as endsAt', 'ended_at as endedAt', 'accepted_name as acceptedName'])
    .select(['booking_id as bookingId', 'attempt_hash as attemptHash'])
    .where('id', '=', id)

export const findAcceptanceStatus = (db: Db, id: string): Promise<AcceptanceStatus | undefined> =>
  status(db, id).executeTakeFirst()

/** How a proposal stands, its row locked until the transaction ends. */
export const lockAcceptanceStatus = (tx: Tx, id: string): Promise<AcceptanceStatus | undefined> =>
  status(tx, id).forUpdate().executeTakeFirst()

/** The bookings that were made of the proposals of a trip. */
export async function listBookingIdsOfTrip(db: Db, tripId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('proposals')
    .select('booking_id as id')
    .where('trip_id', '=', tripId)
    .where('booking_id', 'is not', null)
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}

/** The name of the place where the journey of a proposal begins; undefined where its first day names none. */
export async function findJourneyStart(db: Db, id: string): Promise<string | undefined> {
  const found = await toBook(db).where('id', '=', id).executeTakeFirst()
  const [first] = found?.content.days ?? []
  return (first?.from ?? first?.to)?.name
}

/** The bookings that were made of proposals to whoever wrote an enquiry from an address, in lower case: they may have given another one since. */
export async function listBookingIdsOfAddress(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .withTables<ProposalTables & Pick<EnquiryTables, 'enquiries'>>()
    .selectFrom('proposals as p')
    .innerJoin('enquiries as e', 'e.id', 'p.enquiry_id')
    .select('p.booking_id as id')
    .where((e) => e(e.fn('lower', ['e.email']), '=', email))
    .where('p.booking_id', 'is not', null)
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}

/** What was sent of the trips of these enquiries, as their customer read it, and what they answered; the oldest first. */
export async function listProposalsOfEnquiries(db: Db, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return []
  return on(db)
    .selectFrom('proposals')
    .select(['enquiry_id as enquiryId', 'reference', 'state', 'customer', 'greeting', 'content', 'sent_at as sentAt'])
    .select(['ends_at as endsAt', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt', 'seen_count as seenCount'])
    .select(['ended_at as endedAt', 'ended_reason as endedReason', 'ended_text as endedText', 'accepted_name as acceptedName'])
    .select(['accepted_option as acceptedOption', 'accepted_items as acceptedItems'])
    .select('accepted_total_minor as acceptedTotalMinor')
    .where('enquiry_id', 'in', [...enquiryIds])
    .orderBy('sent_at')
    .execute()
}
