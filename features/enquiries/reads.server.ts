import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Detail, EnquiryKind } from './enquiry.ts'
import type { EnquiryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

/** An enquiry as its emails show it. */
export type StoredEnquiry = {
  id: string
  reference: string
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  message: string
  details: readonly Detail[]
  /** The language of the page that it was written on. */
  language: string
}

export async function findEnquiry(db: Db, id: string): Promise<StoredEnquiry | undefined> {
  return on(db)
    .selectFrom('enquiries')
    .select(['id', 'reference', 'kind', 'name', 'email', 'phone', 'message', 'details', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An enquiry by its reference; undefined for one that is held as spam. */
export async function findEnquiryByReference(db: Db, reference: string): Promise<StoredEnquiry | undefined> {
  return on(db)
    .selectFrom('enquiries')
    .select(['id', 'reference', 'kind', 'name', 'email', 'phone', 'message', 'details', 'language'])
    .where('reference', '=', reference)
    .where('state', '!=', 'held')
    .executeTakeFirst()
}

/** The enquiry that was made under a key. */
export const findSent = (db: Db, key: string): Promise<{ id: string; reference: string } | undefined> =>
  on(db).selectFrom('enquiries').select(['id', 'reference']).where('idempotency_key', '=', key).executeTakeFirst()

/** Serialises requests that carry the same key until the transaction ends, so that a double click is answered once. */
export async function lockEnquiryKey(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${key}`}, 0))`.execute(db)
}

/** An address that requested our newsletter. */
export type Subscriber = {
  id: string
  email: string
  state: 'asked' | 'confirmed' | 'ended'
  requestedAt: Date
  language: string
}

const subscribers = (db: Db) =>
  on(db).selectFrom('subscribers').select(['id', 'email', 'state', 'asked_at as requestedAt', 'language'])

export async function findSubscriberByEmail(db: Db, email: string): Promise<Subscriber | undefined> {
  return subscribers(db).where('email', '=', email).executeTakeFirst()
}

export async function findSubscriberByToken(db: Db, tokenHash: Buffer): Promise<Subscriber | undefined> {
  return subscribers(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Everything that came from an address, in lower case, oldest first. */
export async function listEnquiriesOf(db: Db, email: string) {
  return on(db)
    .selectFrom('enquiries')
    .select(['id', 'reference', 'kind', 'name', 'email', 'phone', 'message', 'details', 'state'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .where((e) => e(e.fn('lower', ['email']), '=', email))
    .orderBy('created_at')
    .execute()
}

/** The address that an enquiry came from, by its reference. */
export async function findEnquirer(db: Db, reference: string): Promise<string | undefined> {
  const row = await on(db).selectFrom('enquiries').select('email').where('reference', '=', reference).executeTakeFirst()
  return row?.email
}

/** The subscription of an address, in lower case, with its instants. */
export async function findReader(db: Db, email: string) {
  return on(db)
    .selectFrom('subscribers')
    .select(['id', 'email', 'state', 'asked_at as requestedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
}
