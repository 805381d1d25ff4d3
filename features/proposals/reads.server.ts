import type { Db, Tx } from '#platform/context.ts'
import type { Proposal, SentProposal } from './proposal.ts'
import type { ProposalSale } from './proposal-sale.ts'
import type { ProposalTables } from './tables.ts'

const on = (db: Db) => db.withTables<ProposalTables>()

const proposals = (db: Db) =>
  on(db)
    .selectFrom('proposals')
    .select(['proposals.id', 'trip_id as tripId', 'version_id as versionId', 'enquiry_id as enquiryId', 'proposals.reference'])
    .select(['key_version as keyVersion', 'proposals.state', 'language', 'customer', 'greeting'])
    .select(['sent_at as sentAt', 'sent_by as sentBy', 'ends_at as endsAt', 'first_seen_at as firstSeenAt'])
    .select(['last_seen_at as lastSeenAt', 'seen_count as seenCount', 'ended_at as endedAt', 'ended_reason as endedReason'])
    .select(['ended_text as endedText', 'accepted_name as acceptedName', 'accepted_option as acceptedOption'])
    .select(['accepted_items as acceptedItems', 'accepted_total_minor as acceptedTotalMinor', 'booking_id as bookingId'])

/** A proposal with what its customer reads, by its reference. */
export const findProposal = (db: Db, reference: string): Promise<SentProposal | undefined> =>
  proposals(db).select('content').where('proposals.reference', '=', reference).executeTakeFirst()

/** The same by its id. */
export const findProposalById = (db: Db, id: string): Promise<SentProposal | undefined> =>
  proposals(db).select('content').where('proposals.id', '=', id).executeTakeFirst()

/** Of these proposals what their customers read, and in which language. */
export async function listProposalContents(
  db: Db,
  ids: readonly string[],
): Promise<Pick<SentProposal, 'id' | 'content' | 'language'>[]> {
  if (ids.length === 0) return []
  const rows = on(db).selectFrom('proposals').select(['id', 'content', 'language'])
  return rows.where('id', 'in', [...ids]).execute()
}

/** The proposals of a trip without what their customer reads, the newest first. */
export const listProposalsOf = (db: Db, tripId: string): Promise<Proposal[]> =>
  proposals(db).where('trip_id', '=', tripId).orderBy('sent_at', 'desc').execute()

/** Which trips proposals are of, and how they stand. */
export async function listProposalsById(
  db: Db,
  ids: readonly string[],
): Promise<Pick<Proposal, 'id' | 'tripId' | 'state' | 'endsAt'>[]> {
  if (ids.length === 0) return []
  const rows = on(db).selectFrom('proposals').select(['id', 'trip_id as tripId', 'state', 'ends_at as endsAt'])
  return rows.where('id', 'in', [...ids]).execute()
}

/** The proposal that was sent last of each of these trips, by the trip, and how it stands. */
export async function listNewestOf(
  db: Db,
  tripIds: readonly string[],
): Promise<Map<string, Pick<Proposal, 'state' | 'endsAt' | 'bookingId'>>> {
  if (tripIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('proposals')
    .distinctOn('trip_id')
    .select(['trip_id as tripId', 'state', 'ends_at as endsAt', 'booking_id as bookingId'])
    .where('trip_id', 'in', [...tripIds])
    .orderBy('trip_id')
    .orderBy('sent_at', 'desc')
    .execute()
  return new Map(rows.map(({ tripId, ...proposal }) => [tripId, proposal]))
}

/** The open proposal of a trip that has been sent, whether or not it has ended; undefined where there is none. */
export const findSentOf = (db: Db, tripId: string): Promise<Proposal | undefined> =>
  proposals(db).where('trip_id', '=', tripId).where('state', '=', 'sent').executeTakeFirst()

/** The proposal of a trip that was sent last until an instant, other than one by its id; undefined where there is none. */
export const findFormer = (
  db: Db,
  { tripId, until, not }: { tripId: string; until: Date; not?: string },
): Promise<Pick<SentProposal, 'reference' | 'sentAt' | 'content'> | undefined> => {
  const sent = on(db).selectFrom('proposals').select(['reference', 'sent_at as sentAt', 'content']).where('trip_id', '=', tripId)
  const others = not === undefined ? sent : sent.where('id', '!=', not)
  return others.where('sent_at', '<=', until).orderBy('sent_at', 'desc').limit(1).executeTakeFirst()
}

/** A proposal with its sale, its row locked until the transaction ends. */
export const lockProposal = (tx: Tx, id: string): Promise<(SentProposal & { sale: ProposalSale }) | undefined> =>
  proposals(tx).select(['content', 'sale']).where('proposals.id', '=', id).forUpdate().executeTakeFirst()

/** What a booking of a proposal takes. */
export const findSale = async (db: Db, id: string): Promise<ProposalSale | undefined> =>
  (await on(db).selectFrom('proposals').select('sale').where('id', '=', id).executeTakeFirst())?.sale
