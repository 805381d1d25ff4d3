import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { refuseStart } from '../start-refused.ts'
import type { DatabaseAddress } from './database.server.ts'
import { takeDatabaseTurn } from './database-turn.server.ts'
import { addExtensions, migrateUpTo } from './migrate.server.ts'
import {
  type CopiedTable,
  countOtherSessions,
  listCopiedTables,
  listSequences,
  loosenRules,
  openCopySession,
  rowsIn,
  rowsOut,
  setSequences,
} from './table-copy.server.ts'

type Wish = {
  from: DatabaseAddress
  to: DatabaseAddress
  /** The folder of the migrations. */
  migrations: string
  /** Called with the name of each table when its rows begin to be copied. */
  onTable?: (table: string) => void
}

/**
 * Copies a whole database into an empty one, which may be of another version, with the rights of its owner: every row, sessions
 * and jobs too, and the next numbers. Both are read and counted in one transaction each; the new one has all of it or stays
 * empty, and the old one is only read. Refused in a sentence: an old one that is in use, a later release's, a new one that is
 * used, has tables, is not UTF8 or does not let its role make tables. A server that starts meanwhile waits.
 *
 * @returns how many tables there are, and how many rows are in all of them
 */
export async function moveDatabase({
  from,
  to,
  migrations,
  onTable = () => undefined,
}: Wish): Promise<{ tables: number; rows: number }> {
  return takeDatabaseTurn(from, () =>
    takeDatabaseTurn(to, () =>
      withSession(from, (source) =>
        withSession(to, async (target) => {
          await refuseUsed(source, 'that is to be moved')
          await refuseUnfit(target)
          await addExtensions(target)
          await source.query('begin isolation level repeatable read read only')
          await target.query('begin')
          const copied = await copyEverything(source, target, migrations, onTable)
          await target.query('commit')
          await target.query('analyze')
          return copied
        }),
      ),
    ),
  )
}

async function withSession<Result>(address: DatabaseAddress, action: (session: pg.Client) => Promise<Result>): Promise<Result> {
  const session = await openCopySession(address, 'impamba move')
  return action(session).finally(() => session.end())
}

/** One of the sessions is that of the turn. */
const ownSessions = 1

async function refuseUsed(session: pg.Client, which: string): Promise<void> {
  const others = (await countOtherSessions(session)) - ownSessions
  if (others > 0)
    refuseStart(`Somebody uses the database ${which}: ${others} connected. Stop the server first, and close other programs.`)
}

type Fit = { database: string; role: string; encoding: string; may: boolean; tables: number }

async function refuseUnfit(target: pg.Client): Promise<void> {
  await refuseUsed(target, 'that it is to be moved to')
  const { rows } = await target.query<Fit>(`
    select current_database() as database, current_user as role, current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may,
      (select count(*)::int from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) as tables`)
  const [fit] = rows
  if (!fit) throw new Error('The database did not tell what it is')
  const { database, role, encoding, may, tables } = fit
  if (encoding !== 'UTF8')
    refuseStart(
      `The database keeps text as ${encoding}. Make one that keeps it as UTF8: create database … encoding UTF8 template template0`,
    )
  if (!may)
    refuseStart(
      `The role ${role} may not make tables in the database. Make it the owner: alter database ${database} owner to ${role}`,
    )
  if (tables > 0)
    refuseStart(`The database ${database} is not empty: it has ${tables} tables. Nothing was touched. Make an empty one.`)
}

async function copyEverything(source: pg.Client, target: pg.Client, migrations: string, onTable: (table: string) => void) {
  const last = await newestApplied(source)
  if (!(await migrateUpTo(target, { folder: migrations, last })))
    refuseStart(`The database that is to be moved was last used by a later release (${last}). Update first.`)
  const tables = await listCopiedTables(source)
  const tighten = await loosenRules(target, await listCopiedTables(target))
  for (const table of tables) {
    onTable(table.name)
    await pipeline(rowsOut(source, table), rowsIn(target, table))
  }
  await setSequences(target, await listSequences(source))
  await tighten()
  let rows = 0
  for (const table of tables) rows += await countBoth(source, target, table)
  return { tables: tables.length, rows }
}

async function newestApplied(source: pg.Client): Promise<string> {
  const { rowCount } = await source.query("select where to_regclass('public.migrations') is not null")
  const { rows } = rowCount
    ? await source.query<{ last: string | null }>('select max(name) as last from migrations')
    : { rows: [] }
  const last = rows[0]?.last
  if (!last) refuseStart('There is no site in the database that is to be moved. Set DATA_DIR to the folder of the server.')
  return last
}

async function countBoth(source: pg.Client, target: pg.Client, table: CopiedTable): Promise<number> {
  const [here, there] = [await countRows(source, table), await countRows(target, table)]
  if (here !== there) throw new Error(`Of ${here} rows of ${table.name} ${there} arrived; nothing was stored`)
  return here
}

async function countRows(session: pg.Client, { name }: CopiedTable): Promise<number> {
  const { rows } = await session.query<{ count: number }>(`select count(*) as count from public."${name}"`)
  return rows[0]?.count ?? 0
}
