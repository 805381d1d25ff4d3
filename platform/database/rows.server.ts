import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../context.ts'
import { columnOf } from './row-columns.ts'

/**
 * Rows whose fields have columns of their names: `amountMinor` is amount_minor. A list in a field is written as the type of its
 * column, an array or jsonb.
 */
type Fields = Readonly<Record<string, unknown>>

/** The columns of some fields: to insert into, or to select. */
export const columnsOf = (fields: readonly string[]): RawBuilder<unknown> =>
  sql.join(fields.map((field) => sql.ref(columnOf(field))))

/** The columns of some fields, each with what an insert that met its row would have put there. */
export const overwritten = (fields: readonly string[]): RawBuilder<unknown> =>
  sql.join(fields.map((field) => sql`${sql.ref(columnOf(field))} = ${sql.ref(`excluded.${columnOf(field)}`)}`))

/** The columns of some fields of a table by its alias, selected under the names of the fields. */
export const selected = (alias: string, fields: readonly string[]): AliasedRawBuilder<unknown, string>[] =>
  fields.map((field) => sql.ref(`${alias}.${columnOf(field)}`).as(field))

/** Fields as `jsonb_populate_record` reads them. */
export const recordOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), value]))

/**
 * Inserts or updates the row with an id. Fields that are not named keep their value, or in a new row their default; `fresh` is
 * for a new row only.
 */
export async function putRow(tx: Tx, table: string, id: string, fields: Fields, fresh: Fields = {}): Promise<void> {
  const all = { id, ...fields, ...fresh }
  const columns = columnsOf(Object.keys(all))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(recordOf(all))}::jsonb)
    on conflict (id) do update set ${overwritten(Object.keys(fields))}`.execute(tx)
}

/** The position behind those of every row of a table. */
export async function nextPosition(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0) as next from ${sql.table(table)}`.execute(tx)
  return rows[0]?.next ?? 0
}

/** Every row of a table with some of its fields, or those alone that are in use, in their order. */
export async function listRows(
  db: Db,
  table: string,
  fields: readonly string[],
  { active = false, orderBy = ['id'] }: { active?: boolean; orderBy?: readonly string[] } = {},
): Promise<({ id: string } & Record<string, unknown>)[]> {
  const { rows } = await sql<{ id: string } & Record<string, unknown>>`
    select id, ${sql.join(selected('t', fields))} from ${sql.table(table)} as t
    ${active ? sql`where active` : sql``} order by ${columnsOf(orderBy)}`.execute(db)
  return rows
}

/** Marks a row as inactive; it stays for references by its id. */
export async function deactivateRow(tx: Tx, table: string, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set active = false where id = ${id}`.execute(tx)
}

export async function deleteRow(tx: Tx, table: string, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
}
