import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { adminDepartures } from './reads-admin.server.ts'

/** Departures whose package title or address ('…-2026-06-14') matches a LIKE pattern, at most `limit`: future ones first, the next one leading. */
export async function findDeparturesLike(db: Db, like: string, today: Day, limit: number) {
  return adminDepartures(db)
    .where('d.trashed_at', 'is', null)
    .where(sql<SqlBool>`(d.slug ilike ${like} or d.package_id = any(array(select id from packages where title ilike ${like})))`)
    .orderBy(sql`d.starts_on < ${today}`)
    .orderBy(sql`abs(d.starts_on - ${today}::date)`)
    .orderBy('d.id')
    .limit(limit)
    .execute()
}
