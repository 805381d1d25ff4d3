import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/**
 * The first day from today in Kigali on which more of a resource is taken than a new capacity, and the number of such days;
 * undefined where there is none.
 */
export async function findShortDay(
  db: Db,
  resource: string,
  capacity: number,
): Promise<{ day: Day; taken: number; days: number } | undefined> {
  const { rows } = await sql<{ day: Day; taken: number; days: number }>`
    select s.day, s.taken, (count(*) over ())::int as days from stock_at(now()) s
    where s.resource = ${resource} and s.day >= (now() at time zone 'Africa/Kigali')::date and s.taken > ${capacity}
    order by s.day limit 1`.execute(db)
  return rows[0]
}
