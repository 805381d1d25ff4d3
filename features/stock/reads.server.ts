import { type RawBuilder, sql } from 'kysely'
import type { Clock, Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { inLockOrder, type StockLevel } from './stock.ts'
import type { StockTables } from './tables.ts'

/** What is free of some resources at an instant, in lock order; a resource without a row is not on sale and not in the answer. */
export async function listStock(db: Db, keys: readonly { resource: string; day: Day }[], at: Date): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`
    select s.resource, s.day, s.capacity, s.taken, s.free, s.for_sale as "forSale", s.next_end as "nextEnd"
    from stock_at(${at}) s
    join ${stockKeys(keys)}
      on s.resource = k.resource and s.day = k.day
    order by s.resource collate "C", s.day`.execute(db)
  return rows
}

/**
 * The same at the current instant of the database's clock, with that instant, in one statement: for a caller that holds the locks
 * of these days while others wait for them.
 */
export async function listStockNow(
  clock: Clock,
  tx: Tx,
  keys: readonly { resource: string; day: Day }[],
): Promise<{ at: Date; levels: Omit<StockLevel, 'nextEnd'>[] }> {
  const { rows } = await sql<{ at: Date; levels: Omit<StockLevel, 'nextEnd'>[] }>`
    select i.at, coalesce((
      select json_agg(json_build_object('resource', s.resource, 'day', s.day, 'capacity', s.capacity, 'taken', s.taken, 'free', s.free,
        'forSale', s.for_sale))
      from stock_at(i.at) s
      join ${stockKeys(keys)}
        on s.resource = k.resource and s.day = k.day), '[]') as levels
    from (select ${clock.nowSql()} as at) i`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database did not tell the time')
  return row
}

/**
 * The least that is for sale of each resource over the days from ≤ day < to, and on how many of those days it is on sale at
 * all; a resource that is on sale on none of them is not in the answer. One statement, however many there are.
 */
export async function listLeastForSale(
  db: Db,
  resources: readonly string[],
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<{ resource: string; days: number; least: number }[]> {
  const { rows } = await sql<{ resource: string; days: number; least: number }>`
    select s.resource, count(*)::int as days, min(s.for_sale) as least from stock_at(${at}) s
    where s.resource = any(${[...resources]}::text[]) and s.day >= ${from} and s.day < ${to}
    group by s.resource`.execute(db)
  return rows
}

/**
 * The stock of some resources on every day with from ≤ day < to, by resource and day; `held` is the part of `taken` that may
 * lapse.
 */
export async function listStockBetween(
  db: Db,
  resources: readonly string[],
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<(StockLevel & { held: number })[]> {
  const { rows } = await sql<StockLevel & { held: number }>`
    select s.resource, s.day, s.capacity, s.taken, s.free, s.for_sale as "forSale", s.next_end as "nextEnd",
      (select coalesce(sum(c.quantity), 0)::int from stock_claims c
        where c.resource = s.resource and c.day = s.day and not c.permanent and c.held_until > ${at}) as held
    from stock_at(${at}) s
    where s.resource = any(${[...resources]}::text[]) and s.day >= ${from} and s.day < ${to}
    order by s.resource collate "C", s.day`.execute(db)
  return rows
}

/** The parties that wait for a resource and day, oldest first. */
export async function listWaiting(db: Db, resource: string, day: Day): Promise<{ bookingId: string; quantity: number }[]> {
  return db
    .withTables<StockTables>()
    .selectFrom('stock_waiting')
    .select(['booking_id as bookingId', 'quantity'])
    .where('resource', '=', resource)
    .where('day', '=', day)
    .orderBy('since')
    .orderBy('booking_id')
    .execute()
}

/** Every claim of a booking. */
export async function listClaims(db: Db, bookingId: string) {
  return db
    .withTables<StockTables>()
    .selectFrom('stock_claims')
    .select(['resource', 'day', 'quantity', 'permanent', 'held_until as heldUntil'])
    .where('booking_id', '=', bookingId)
    .orderBy('resource')
    .orderBy('day')
    .execute()
}

/** The permits of a booking that are more, with what others have for good, than there are at an instant. */
export async function listUnbackedClaims(db: Db, bookingId: string, at: Date): Promise<{ resource: string; day: Day }[]> {
  const { rows } = await sql<{ resource: string; day: Day }>`
    select o.resource, o.day from stock_claims o join stock_at(${at}) s on s.resource = o.resource and s.day = o.day
    where o.booking_id = ${bookingId} and o.resource like 'permit:%' and s.capacity < (
      select sum(c.quantity) from stock_claims c
      where c.resource = o.resource and c.day = o.day and (c.permanent or c.booking_id = o.booking_id))
    order by o.resource collate "C", o.day`.execute(db)
  return rows
}

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

/**
 * The first day from today in Kigali on which more of a resource is taken than is there at a new capacity, less its vehicles that are away, and the number of such days;
 * undefined where there is none.
 */
export async function findShortDay(
  db: Db,
  resource: string,
  capacity: number,
): Promise<{ day: Day; taken: number; days: number } | undefined> {
  const { rows } = await sql<{ day: Day; taken: number; days: number }>`
    select s.day, s.taken, (count(*) over ())::int as days from stock_at(now()) s
    where s.resource = ${resource} and s.day >= (now() at time zone 'Africa/Kigali')::date
      and s.taken > greatest(0, ${capacity}::int - case when s.resource like 'vehicle:%' then vehicles_away(substr(s.resource, 9), s.day) else 0 end)
    order by s.day limit 1`.execute(db)
  return rows[0]
}

/** The first day from today on on which more of a resource is taken than there is at an instant; undefined where there is none. */
export async function findOversoldDay(
  db: Db,
  resource: string,
  { today, at }: { today: Day; at: Date },
): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day }>`
    select s.day from stock_at(${at}) s where s.resource = ${resource} and s.day >= ${today} and s.taken > s.capacity
    order by s.day limit 1`.execute(db)
  return rows[0]?.day
}
