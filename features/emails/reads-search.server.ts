import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { EmailTables } from './tables.ts'

/** So many emails at most whose subject is like a pattern, in any case, newest first. */
export async function findEmailsLike(db: Db, like: string, limit: number) {
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select(['id', 'subject', 'recipient', 'created_at as createdAt'])
    .where(sql<SqlBool>`lower(subject) like ${like.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
