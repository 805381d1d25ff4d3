import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { confirmedSeats } from './reads.server.ts'
import type { DepartureTables } from './tables.ts'

/** Inserts departures in one statement and returns their ids in the same order; undefined when one of the days is taken. */
export async function insertDepartures(
  tx: Tx,
  rows: readonly Insertable<DepartureTables['departures']>[],
): Promise<number[] | undefined> {
  const { rows: added } = await sql<{ id: number; slug: string }>`
    insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort, guaranteed, sale, opens_at, opened_at, cut_off_days, note)
    select slug, package_id, starts_on, ends_on, minimum, comfort, guaranteed, sale, null, opened_at, cut_off_days, note
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (slug text, package_id bigint, starts_on date, ends_on date,
      minimum int, comfort text, guaranteed boolean, sale text, opened_at timestamptz, cut_off_days int, note text)
    on conflict do nothing
    returning id, slug`.execute(tx)
  const bySlug = new Map(added.map(({ id, slug }) => [slug, id]))
  const ids = rows.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  return ids.length === rows.length ? ids : undefined
}

/** Marks a departure as cancelled; false when it is already. */
export async function cancelDeparture(tx: Tx, id: number, { at, reason }: { at: Date; reason: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<DepartureTables>()
    .updateTable('departures')
    .set({ cancelled_at: at, cancelled_reason: reason, version: sql`version + 1` })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes a departure if it still has the given version, and raises it; false otherwise. */
export async function updateDeparture(
  tx: Tx,
  { id, version }: { id: number; version: number },
  set: Updateable<DepartureTables['departures']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<DepartureTables>()
    .updateTable('departures')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a departure as guaranteed whose confirmed seats reach its minimum; undefined where it is already, or may not be. */
export async function markGuaranteed(
  tx: Tx,
  id: number,
): Promise<{ id: number; slug: string; packageSlug: string; title: string; startsOn: Day } | undefined> {
  const { rows } = await sql<{ id: number; slug: string; packageSlug: string; title: string; startsOn: Day }>`
    update departures d set guaranteed = true
    from packages p
    where p.id = d.package_id and d.id = ${id} and not d.guaranteed
      and d.guarantee_withdrawn_at is null and d.cancelled_at is null and d.minimum <= ${confirmedSeats}
    returning d.id, d.slug, p.slug as "packageSlug", p.title, d.starts_on as "startsOn"`.execute(tx)
  return rows[0]
}

export async function raiseVersion(tx: Tx, id: number): Promise<void> {
  await tx
    .withTables<DepartureTables>()
    .updateTable('departures')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
