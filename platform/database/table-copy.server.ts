import type { Readable, Writable } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Db } from '../context.ts'
import { connectionSettings, type DatabaseAddress } from './database.server.ts'

/** A table and its copied columns: generated columns are computed again. */
export type CopiedTable = { name: string; columns: string[] }

/** The last number of an identity column; null where none was ever given. */
export type Sequence = { table: string; column: string; last: number | null }

/** A connection of its own without timeouts, which writes values in the one format that every release reads. */
export async function openCopySession(address: DatabaseAddress, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(address, applicationName))
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
    select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`)
  return client
}

/** The queries of features, on this very connection: they see what its transaction sees. */
export function dbOfSession(session: pg.Client): Db {
  const client = { query: session.query.bind(session), release: () => undefined } as unknown as pg.PoolClient
  const pool = { connect: async () => client, end: async () => undefined, options: {} }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** The tables of the site, in the order of their names; tables of extensions are left out. */
export async function listCopiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations' and ${notOfExtension('c.oid')}
    group by c.relname order by c.relname collate "C"`)
  return rows
}

const notOfExtension = (oid: string) => `not exists (select from pg_depend x where x.objid = ${oid} and x.deptype = 'e')`

/** The rows of a table as PostgreSQL writes them; `rowCount` is set when they have ended. */
export const rowsOut = (client: pg.Client, table: CopiedTable): Readable & { rowCount: number } =>
  client.query(copyTo(`copy ${named(table)} to stdout`))

/** Takes rows as `rowsOut` gave them. */
export const rowsIn = (client: pg.Client, table: CopiedTable): Writable & { rowCount: number } =>
  client.query(copyFrom(`copy ${named(table)} from stdin`))

const named = ({ name, columns }: CopiedTable) =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

/** The current values of the identity columns. Sequences ignore snapshots: read after the rows, they are never behind them. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select t.relname as "table", a.attname as "column", q.last_value as "last"
    from pg_class s
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('i', 'a')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      join pg_sequences q on q.schemaname = 'public' and q.sequencename = s.relname
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
    order by t.relname collate "C", a.attname collate "C"`)
  return rows
}

/** Has the identity columns go on where they were. */
export async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (last === null) continue
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
      `public.${pg.escapeIdentifier(table)}`,
      column,
      last,
    ])
  }
}

/**
 * Lets rows be inserted in any order, without triggers, and quickly: foreign keys and the indexes that only speed up
 * reading are dropped; those of exclusion constraints stay. Returns a function that puts them back when every row is there: it fails on
 * a row that breaks a constraint. Inside the caller's transaction, and with no more rights than those of the tables' owner.
 */
export async function loosenRules(client: pg.Client, tables: readonly CopiedTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`)
  const { rows: indexes } = await client.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique and not i.indisexclusion and ${notOfExtension('c.oid')}
    order by 1`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { name } of tables) await client.query(`alter table public.${pg.escapeIdentifier(name)} disable trigger user`)
  return async () => {
    for (const { made } of indexes) await client.query(made)
    for (const { table, name, rule } of keys) await client.query(`alter table ${table} add constraint ${name} ${rule}`)
    for (const { name } of tables) await client.query(`alter table public.${pg.escapeIdentifier(name)} enable trigger user`)
  }
}

/** Drops every table and function of the site; those of extensions stay. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop table if exists %s cascade', c.oid::regclass) as drop from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and ${notOfExtension('c.oid')}
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.prokind = 'f' and p.pronamespace = 'public'::regnamespace and ${notOfExtension('p.oid')}`)
  for (const { drop } of rows) await client.query(drop)
}

/** How many tables have rows, and the first of them; none in a new database. */
export async function listFilledTables(client: pg.Client): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listCopiedTables(client)) {
    const { rowCount } = await client.query(`select from public.${pg.escapeIdentifier(name)} limit 1`)
    if (rowCount === 1) filled.push(name)
  }
  return filled
}

/** How many other sessions this database has: of a running server, or of a console. */
export async function countOtherSessions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
      and coalesce(backend_type, 'client backend') = 'client backend'`)
  return rows[0]?.count ?? 0
}
