import { sql } from 'kysely'
import type { Db, Tx } from '../context.ts'

/**
 * Rows whose fields stand in the columns of their names: `amountMinor` in amount_minor. What is listed in a field becomes what its
 * column is, an array or jsonb.
 */
type Fields = Readonly<Record<string, unknown>>

/** The column in which a field stands. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnsOf = (fields: readonly string[]) => sql.join(fields.map((field) => sql.ref(columnOf(field))))

/** Writes a row over the one that has its id. What is not named keeps its value, in a new row its default; `fresh` is for a new row only. */
export async function putRow(tx: Tx, table: string, id: string, fields: Fields, fresh: Fields = {}): Promise<void> {
  const all = { id, ...fields, ...fresh }
  const given = JSON.stringify(Object.fromEntries(Object.entries(all).map(([field, value]) => [columnOf(field), value])))
  const columns = columnsOf(Object.keys(all))
  const over = Object.keys(fields).map((field) => sql`${sql.ref(columnOf(field))} = ${sql.ref(`excluded.${columnOf(field)}`)}`)
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${given}::jsonb)
    on conflict (id) do update set ${sql.join(over)}`.execute(tx)
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
  const named = fields.map((field) => sql`${sql.ref(columnOf(field))} as ${sql.ref(field)}`)
  const { rows } = await sql<{ id: string } & Record<string, unknown>>`
    select id, ${sql.join(named)} from ${sql.table(table)}
    ${active ? sql`where active` : sql``} order by ${columnsOf(orderBy)}`.execute(db)
  return rows
}

/** Takes a row out of use; it stays for what knows it by its id. */
export async function deactivateRow(tx: Tx, table: string, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set active = false where id = ${id}`.execute(tx)
}

export async function deleteRow(tx: Tx, table: string, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
}
