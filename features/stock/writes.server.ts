import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import { pipelined } from '#platform/database/pipelining.server.ts'
import type { Day } from '#values/dates.ts'
import { stockKeys } from './reads.server.ts'
import type { OpenResource, StockPart } from './stock.ts'
import type { StockTables } from './tables.ts'

/**
 * Locks the stock days of these parts until the transaction ends, in the one lock order, waiting at most three seconds.
 * Everything decided about stock is read after this.
 */
export async function lockStockDays(tx: Tx, parts: readonly { resource: string; day: Day }[]): Promise<void> {
  if (parts.length === 0) return
  // The patience is set in the same statement: the rows are found before the first of them is locked.
  await sql`
    with patience as materialized (select set_config('lock_timeout', '3s', true))
    select from patience, stock_days d
    join ${stockKeys(parts)}
      on d.resource = k.resource and d.day = k.day
    order by d.resource collate "C", d.day
    for update of d`.execute(tx)
}

export async function insertClaims(
  tx: Tx,
  bookingId: string,
  parts: readonly StockPart[],
  heldUntil: Date | null,
): Promise<void> {
  if (parts.length === 0) return
  await sql`
    insert into stock_claims (booking_id, resource, day, quantity, permanent, held_until)
    select ${bookingId}, k.resource, k.day, k.quantity, ${heldUntil === null}, ${heldUntil}
    from unnest(${parts.map(({ resource }) => resource)}::text[], ${parts.map(({ day }) => day)}::date[],
      ${parts.map(({ quantity }) => quantity)}::int[]) as k (resource, day, quantity)`.execute(pipelined(tx))
}

/** Gives every claim of a booking a new end, or none: `null` makes them permanent. */
export async function updateClaims(tx: Tx, bookingId: string, heldUntil: Date | null): Promise<void> {
  await tx
    .withTables<StockTables>()
    .updateTable('stock_claims')
    .set({ permanent: heldUntil === null, held_until: heldUntil })
    .where('booking_id', '=', bookingId)
    .execute()
}

export async function deleteClaims(tx: Tx, bookingId: string): Promise<void> {
  await tx.withTables<StockTables>().deleteFrom('stock_claims').where('booking_id', '=', bookingId).execute()
}

/** Deletes what a booking has of one resource and day. */
export async function deleteClaim(tx: Tx, bookingId: string, { resource, day }: { resource: string; day: Day }): Promise<void> {
  await tx
    .withTables<StockTables>()
    .deleteFrom('stock_claims')
    .where('booking_id', '=', bookingId)
    .where('resource', '=', resource)
    .where('day', '=', day)
    .execute()
}

/** Gives what some bookings have of a resource on a day another resource. */
export async function updateClaimedResource(
  tx: Tx,
  { from, to, day }: { from: string; to: string; day: Day },
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .withTables<StockTables>()
    .updateTable('stock_claims')
    .set({ resource: to })
    .where('resource', '=', from)
    .where('day', '=', day)
    .where('booking_id', 'in', [...bookingIds])
    .execute()
}

/** Gives all that is claimed of a resource on a day another day. */
export async function updateClaimedDay(tx: Tx, { resource, from, to }: { resource: string; from: Day; to: Day }): Promise<void> {
  await tx
    .withTables<StockTables>()
    .updateTable('stock_claims')
    .set({ day: to })
    .where('resource', '=', resource)
    .where('day', '=', from)
    .execute()
}

export async function insertWaiting(tx: Tx, bookingId: string, part: StockPart, since: Date): Promise<void> {
  await tx
    .withTables<StockTables>()
    .insertInto('stock_waiting')
    .values({ booking_id: bookingId, resource: part.resource, day: part.day, quantity: part.quantity, since })
    .execute()
}

export async function deleteWaiting(tx: Tx, bookingId: string): Promise<void> {
  await tx.withTables<StockTables>().deleteFrom('stock_waiting').where('booking_id', '=', bookingId).execute()
}

/** Puts a resource on sale on a day, or changes how many there are. */
export async function upsertStockDay(db: Db, resource: string, day: Day, capacity: number): Promise<void> {
  await db
    .withTables<StockTables>()
    .insertInto('stock_days')
    .values({ resource, day, capacity })
    .onConflict((conflict) => conflict.columns(['resource', 'day']).doUpdateSet({ capacity }))
    .execute()
}

/** Adds the missing stock days, from ≤ day < until, in lock order; returns how many it added. */
export async function insertStockDays(tx: Tx, rows: readonly OpenResource[], from: Day, until: Day): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into stock_days (resource, day, capacity)
    select r.resource, d.day::date, r.capacity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (resource text, capacity int, months int[])
    cross join generate_series(${from}::date::timestamp, ${until}::date - interval '1 day', interval '1 day') as d (day)
    where (r.months is null or extract(month from d.day) = any (r.months))
      and not exists (select from stock_days s where s.resource = r.resource and s.day = d.day::date)
    order by r.resource collate "C", d.day
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Puts so many more of each resource on its day; the parts are in lock order, each once. */
export async function addStockDays(tx: Tx, parts: readonly { resource: string; day: Day; quantity: number }[]): Promise<void> {
  await sql`
    insert into stock_days (resource, day, capacity)
    select k.resource, k.day, k.quantity
    from unnest(${parts.map(({ resource }) => resource)}::text[], ${parts.map(({ day }) => day)}::date[],
      ${parts.map(({ quantity }) => quantity)}::int[]) with ordinality as k (resource, day, quantity, place)
    order by k.place
    on conflict (resource, day) do update set capacity = stock_days.capacity + excluded.capacity`.execute(tx)
}

export async function deleteStockDay(tx: Tx, resource: string, day: Day): Promise<void> {
  await tx.withTables<StockTables>().deleteFrom('stock_days').where('resource', '=', resource).where('day', '=', day).execute()
}

/** Reduces the capacity of a resource on a day, never below what is claimed. A day without capacity loses its row. */
export async function takeFromStockDay(tx: Tx, resource: string, day: Day, fewer: number): Promise<void> {
  await sql`
    update stock_days d set capacity = greatest(0, d.capacity - ${fewer}, (
      select coalesce(sum(c.quantity), 0) from stock_claims c where c.resource = d.resource and c.day = d.day))
    where d.resource = ${resource} and d.day = ${day}`.execute(tx)
  await sql`
    delete from stock_days d where d.resource = ${resource} and d.day = ${day} and d.capacity = 0
      and not exists (select from stock_claims c where c.resource = d.resource and c.day = d.day)
      and not exists (select from stock_waiting w where w.resource = d.resource and w.day = d.day)`.execute(tx)
}

/** Changes how many there are on days that are on the ledger. */
export async function updateCapacities(tx: Tx, days: readonly { resource: string; day: Day; capacity: number }[]): Promise<void> {
  if (days.length === 0) return
  await sql`
    update stock_days d set capacity = k.capacity
    from unnest(${days.map(({ resource }) => resource)}::text[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ capacity }) => capacity)}::int[]) as k (resource, day, capacity)
    where d.resource = k.resource and d.day = k.day`.execute(tx)
}

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
