import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { LetterTables } from './tables.ts'

/** So many letters at most whose subject is like a pattern, in any case, newest first. */
export async function findLettersLike(db: Db, like: string, limit: number) {
  return db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select(['id', 'subject', 'recipient', 'created_at as createdAt'])
    .where(sql<SqlBool>`lower(subject) like ${like.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
