import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Files } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { takeDatabaseTurn } from '#platform/database/database-turn.server.ts'
import { addExtensions, migrate, migrateUpTo } from '#platform/database/migrate.server.ts'
import {
  type CopiedTable,
  countOtherSessions,
  dropEverything,
  listCopiedTables,
  listFilledTables,
  loosenRules,
  openCopySession,
  rowsIn,
  setSequences,
} from '#platform/database/table-copy.server.ts'
import { kindOf } from '#platform/pictures/picture-kind.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { isLeftOut } from './left-out.ts'
import type { Header, Manifest, SecretName } from './manifest.ts'
import { checkBackup, openBackup, type Part } from './read-backup.server.ts'
import type { Progress } from './write-backup.server.ts'

type RestoreTarget = {
  address: DatabaseAddress
  /** The name of the database on the command line. Whoever agrees to replace its content types this name. */
  name: string
  files: Files
  migrations: string
}

type Wish = { file: string; key: string | undefined; target: RestoreTarget; lose: string | undefined; onProgress?: Progress }

export type Restored = {
  header: Header
  manifest: Manifest
  secrets: Partial<Record<SecretName, string>>
  laterMigrations: string[]
}

/**
 * Puts a backup in the place of an empty database, and its files beside those that are there. It is read through before anything
 * is touched, and the database has all of it or stays as it was, whenever this ends. Refused in a sentence: what `openBackup`
 * refuses, a backup of a later release, a database that somebody uses, and one with something in it, unless `lose` names it.
 */
export async function restoreBackup({ file, key, target, lose, onProgress = () => undefined }: Wish): Promise<Restored> {
  onProgress('reading it through', 0)
  await checkBackup(file, key)
  return takeDatabaseTurn(target.address, async () => {
    const session = await openCopySession(target.address, 'impamba restore')
    try {
      await refuseWhatIsUsed(session, target, lose)
      await addExtensions(session)
      await session.query('begin')
      const loaded = await load(session, { file, key, target, onProgress })
      await session.query('commit')
      onProgress('bringing it up to this release', 0)
      const laterMigrations = await migrate({ address: target.address, folder: target.migrations })
      await session.query('analyze')
      return { ...loaded, laterMigrations }
    } finally {
      await session.end()
    }
  })
}

/** One of the sessions is that of the turn. */
const ownSessions = 1

async function refuseWhatIsUsed(session: pg.Client, { name }: RestoreTarget, lose: string | undefined): Promise<void> {
  const others = (await countOtherSessions(session)) - ownSessions
  if (others > 0)
    refuseStart(`Somebody uses the database ${name}: ${others} more connected. Stop the server first, and close other programs.`)
  const filled = await listFilledTables(session)
  if (filled.length === 0 || lose === name) return
  refuseStart(
    `The database ${name} is not empty: ${filled.length} of its tables have rows. Nothing was touched. Restore into an empty one; or, to lose all that is in it, add: --lose ${name}`,
  )
}

type Loading = { file: string; key: string | undefined; target: RestoreTarget; onProgress: Progress }

async function load(session: pg.Client, { file, key, target, onProgress }: Loading): Promise<Omit<Restored, 'laterMigrations'>> {
  const backup = await openBackup(file, key)
  await dropEverything(session)
  if (!(await migrateUpTo(session, { folder: target.migrations, last: backup.header.migration })))
    refuseStart(`${file} was made by a later release (${backup.header.release}, ${backup.header.migration}). Update first.`)
  const tables = await tablesOf(session, file, backup.header)
  const tighten = await loosenRules(session, [...tables.values()])
  const secrets: Restored['secrets'] = {}
  const rows = await loadParts(session, backup.parts, { tables, files: target.files, secrets, onProgress })
  const manifest = backup.manifest()
  const short = manifest.tables.find(({ name, rows: count }) => (rows.get(name) ?? 0) !== count)
  if (short) throw new Error(`Of ${short.rows} rows of ${short.name} ${rows.get(short.name) ?? 0} arrived; nothing was stored`)
  await setSequences(session, manifest.sequences)
  onProgress('putting rules and indexes back', 0)
  await tighten()
  return { header: backup.header, manifest, secrets }
}

/** The tables of the backup as the migrations have made them; a column that is not there, or not in the backup, is refused. */
async function tablesOf(session: pg.Client, file: string, header: Header): Promise<Map<string, CopiedTable>> {
  const made = (await listCopiedTables(session)).filter(({ name }) => !isLeftOut(name))
  const schemaText = (tables: readonly CopiedTable[]) =>
    tables
      .map(({ name, columns }) => `${name} (${[...columns].sort().join()})`)
      .sort()
      .join()
  if (schemaText(made) !== schemaText(header.tables))
    refuseStart(
      `${file} does not fit this release: its tables are others than those of ${header.migration}. Nothing was touched.`,
    )
  return new Map(header.tables.map((table) => [table.name, table]))
}

type Places = { tables: Map<string, CopiedTable>; files: Files; secrets: Restored['secrets']; onProgress: Progress }

/** Takes the pieces one by one; those of one table are one stream of rows. Answers how many rows each table got. */
async function loadParts(session: pg.Client, parts: AsyncGenerator<Part>, places: Places): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  let bytes = 0
  let next = await parts.next()
  const report = (what: string, { bytes: piece }: Part) => {
    bytes += piece.length
    places.onProgress(what, bytes)
  }
  while (!next.done) {
    const part = next.value
    if (part.kind === 'table') {
      const name = part.table
      const table = places.tables.get(name)
      if (!table) throw new Error(`There is no table ${name}`)
      const into = rowsIn(session, table)
      await pipeline(async function* () {
        for (; !next.done && next.value.kind === 'table' && next.value.table === name; next = await parts.next()) {
          report(name, next.value)
          yield next.value.bytes
        }
      }, into)
      rows.set(name, (rows.get(name) ?? 0) + into.rowCount)
      continue
    }
    if (part.kind === 'file') await places.files.put(part.key, part.bytes, typeOf(part.bytes))
    else places.secrets[part.name] = part.bytes.toString('utf8')
    report(part.kind === 'file' ? 'files' : part.name, part)
    next = await parts.next()
  }
  return rows
}

function typeOf(bytes: Buffer): string {
  const kind = kindOf(bytes)
  return kind === 'other' || kind === 'drawing' ? 'application/octet-stream' : `image/${kind}`
}
