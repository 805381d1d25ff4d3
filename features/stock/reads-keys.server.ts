import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#values/dates.ts'
import { inLockOrder } from './stock.ts'

/**
 * The rows `k (resource, day)` of these keys in lock order, to join in a `from`. Their lists are read by subqueries, so that the planner
 * counts on few of them whatever they hold: a prepared statement is then planned once for all bookings, instead of again for each
 * under the locks that others wait for.
 */
export function stockKeys(keys: readonly { resource: string; day: Day }[]): RawBuilder<unknown> {
  const sorted = inLockOrder(keys)
  return sql`unnest((select ${sorted.map(({ resource }) => resource)}::text[]), (select ${sorted.map(({ day }) => day)}::date[]))
    as k (resource, day)`
}
