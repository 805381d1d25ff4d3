import type { Db } from '#platform/context.ts'
import type { LimitTables } from './tables.ts'

/** The counts under these keys whose windows began after an instant. */
export async function listHits(
  db: Db,
  keys: readonly string[],
  begins: Date,
): Promise<{ key: string; count: number; since: Date }[]> {
  return db
    .withTables<LimitTables>()
    .selectFrom('rate_limit_hits')
    .select(['key', 'count', 'since'])
    .where('key', 'in', keys)
    .where('since', '>', begins)
    .execute()
}
