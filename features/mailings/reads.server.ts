import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { MailingTables } from './tables.ts'

const mailings = (db: Db) =>
  db
    .withTables<MailingTables>()
    .selectFrom('mailings')
    .select([
      'id',
      'subject',
      'is_news as isNews',
      'letters_count as emailsCount',
      'sent_by as sentBy',
      'created_at as createdAt',
    ])

export const mailingsPerPage = 25

/** A page of mailings, newest first; one row more than a page means that there are older ones. */
export async function listMailings(db: Db, before?: { at: Date; id: string }) {
  let rows = mailings(db)
  if (before) rows = rows.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`)
  return rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mailingsPerPage + 1)
    .execute()
}

export async function findMailing(db: Db, id: string) {
  return mailings(db).where('id', '=', id).executeTakeFirst()
}
