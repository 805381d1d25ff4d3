import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { EnquiryTables } from '../tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

/** A confirmed subscriber of our newsletter. */
export type Reader = { id: string; email: string; language: string }

const confirmed = (db: Db) =>
  on(db).selectFrom('subscribers').select(['id', 'email', 'language']).where('state', '=', 'confirmed')

/** The readers among these addresses, in any case. */
export async function listReadersAmong(db: Db, emails: readonly string[]): Promise<Reader[]> {
  if (emails.length === 0) return []
  return confirmed(db)
    .where('email', 'in', [...new Set(emails.map((one) => one.toLowerCase()))])
    .execute()
}

/** So many readers who had confirmed by an instant, by their ids after one. */
export async function listReadersAfter(
  db: Db,
  { after, by, limit }: { after: string | null; by: Date; limit: number },
): Promise<Reader[]> {
  let rows = confirmed(db).where('confirmed_at', '<=', by)
  if (after !== null) rows = rows.where('id', '>', after)
  return rows.orderBy('id').limit(limit).execute()
}

/** A reader who has not left, by their id. */
export async function findConfirmedReader(db: Db, id: string): Promise<Reader | undefined> {
  return confirmed(db).where('id', '=', id).executeTakeFirst()
}

/** How many addresses are in each state of our newsletter. */
export async function countReaders(db: Db): Promise<Record<'asked' | 'confirmed' | 'ended', number>> {
  const rows = await on(db)
    .selectFrom('subscribers')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  return { asked: 0, confirmed: 0, ended: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** How many confirmed readers have each language, the most first. */
export async function countReadersByLanguage(db: Db): Promise<{ language: string; count: number }[]> {
  return on(db)
    .selectFrom('subscribers')
    .select(['language', sql<number>`count(*)`.as('count')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .orderBy('count', 'desc')
    .orderBy('language')
    .execute()
}

export const readersPerPage = 50

/** A page of addresses with their state, newest first; one row more than a page means that there are older ones. */
export async function listReaders(
  db: Db,
  { search, state, before }: { search?: string; state?: 'asked' | 'confirmed' | 'ended' | undefined; before?: Place | undefined },
) {
  let rows = on(db)
    .selectFrom('subscribers')
    .select(['id', 'email', 'state', 'asked_at as requestedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt', 'language'])
  if (state) rows = rows.where('state', '=', state)
  if (search) rows = rows.where('email', 'like', `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  if (before) rows = rows.where(sql<boolean>`(asked_at, id) < (${before.at}, ${before.id}::uuid)`)
  return rows
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(readersPerPage + 1)
    .execute()
}
type Place = { at: Date; id: string }
