import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** Locks every day from one on that there is of some resources, in the one lock order, waiting at most three seconds. */
export async function lockDaysAhead(tx: Tx, resources: readonly string[], from: Day): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx)
  await sql`
    select from stock_days where resource = any(${[...resources]}::text[]) and day >= ${from}
    order by resource collate "C", day for update`.execute(tx)
}

/** Gives every day from one on that has `former` of a resource another number, locking them in the one lock order. */
export async function updateCapacityAhead(
  tx: Tx,
  { resource, from, former, capacity }: { resource: string; from: Day; former: number; capacity: number },
): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx)
  await sql`
    with days as (
      select resource, day from stock_days where resource = ${resource} and day >= ${from} and capacity = ${former}
      order by day for update
    )
    update stock_days s set capacity = ${capacity} from days d where s.resource = d.resource and s.day = d.day`.execute(tx)
}
