import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { LimitTables } from './tables.ts'

const on = (db: Db) => db.withTables<LimitTables>()

/**
 * Counts one more hit under each key and answers the counts with when their windows began. One statement, so that a hundred
 * tries at once are a hundred. Keys are locked one after another as they are given: where two tries share two keys, both
 * have to give them in the same order, or they wait for each other.
 */
export async function addHits(
  db: Db,
  keys: readonly string[],
  at: Date,
  windowMs: number,
): Promise<{ key: string; count: number; since: Date }[]> {
  const begins = new Date(at.getTime() - windowMs)
  return on(db)
    .insertInto('rate_limit_hits')
    .values(keys.map((key) => ({ key, count: 1, since: at })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit_hits.since <= ${begins} then 1 else rate_limit_hits.count + 1 end`,
        since: sql`case when rate_limit_hits.since <= ${begins} then ${at} else rate_limit_hits.since end`,
      }),
    )
    .returning(['key', 'count', 'since'])
    .execute()
}

/** Drops the counts of windows that began before an instant, but for those that are being counted at this moment. */
export async function deleteHitsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('rate_limit_hits')
    .where('key', 'in', (old) =>
      old.selectFrom('rate_limit_hits').select('key').where('since', '<', before).forUpdate().skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
