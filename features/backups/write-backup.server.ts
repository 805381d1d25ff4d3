import { createHash, type Hash } from 'node:crypto'
import type pg from 'pg'
import { listStoredKeys } from '#features/media/reads-files.server.ts'
import type { Files } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import {
  type CopiedTable,
  dbOfSession,
  listCopiedTables,
  listSequences,
  openCopySession,
  rowsOut,
} from '#platform/database/table-copy.server.ts'
import { pauseFileDeletion } from '#platform/files/hold-files.server.ts'
import type { TarEntry } from '#platform/files/tar.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { isLeftOut, leftOut } from './left-out.ts'
import { fileEntry, type Header, headerEntry, type Manifest, manifestEntry, secretEntry, tableEntry } from './manifest.ts'

/** What a backup is made of: the database, the files, and what is written about them at its head. */
export type BackupSource = {
  address: DatabaseAddress
  files: Files
  head: Pick<Header, 'release' | 'dataKey'>
  /** What of DATA_DIR goes along; nothing where the backup is not encrypted. */
  secrets: Readonly<Record<string, string>>
}

/** How far it has come: what is being read, and how many bytes of it all there are so far. */
export type Progress = (what: string, bytes: number) => void

/** Rows are read in pieces of this many bytes, so that a table of any size takes no more memory. */
const pieceBytes = 4 * 1024 * 1024

/**
 * The entries of a backup, as one instant of the database has them; `manifest` is complete once they have ended. Writes
 * during the backup are not in it. No file is deleted meanwhile, so every file that its rows name is in it, if it existed.
 */
export async function readEverything(
  { address, files, head, secrets }: BackupSource,
  at: Date,
  onProgress: Progress,
): Promise<{ entries: AsyncGenerator<TarEntry>; manifest: Manifest; close(): Promise<void> }> {
  const session = await openCopySession(address, 'impamba backup')
  // Destroyed, not ended: a reader who stops in the middle of a table does not wait for the rest of it.
  const close = async () => void session.connection.stream.destroy()
  try {
    if (!(await pauseFileDeletion(session)))
      refuseStart('Another backup is being made, or pictures are being deleted. Try again in a few minutes.')
    await session.query('begin isolation level repeatable read read only')
    const tables = (await listCopiedTables(session)).filter(({ name }) => !isLeftOut(name))
    const migration = await newestApplied(session)
    const manifest = emptyManifest()
    const header: Header = { format: 1, madeAt: at.toISOString(), ...head, migration, tables }
    const stored = countedFiles(filesOf(session, files, manifest), manifest)
    async function* entries(): AsyncGenerator<TarEntry> {
      let bytes = 0
      yield { name: headerEntry, bytes: inJson(header) }
      for (const table of tables)
        for await (const entry of rowsOf(session, table, manifest)) {
          bytes += entry.bytes.length
          onProgress(table.name, bytes)
          yield entry
        }
      for await (const entry of stored) {
        bytes += entry.bytes.length
        onProgress('files', bytes)
        yield entry
      }
      for (const [name, text] of Object.entries(secrets)) {
        manifest.secrets.push(name)
        yield { name: secretEntry(name), bytes: Buffer.from(text) }
      }
      manifest.sequences = (await listSequences(session)).filter(({ table }) => !(table in leftOut))
      yield { name: manifestEntry, bytes: inJson(manifest) }
    }
    return { entries: entries(), manifest, close }
  } catch (error) {
    await close()
    throw error
  }
}

const emptyManifest = (): Manifest => ({
  tables: [],
  sequences: [],
  files: { count: 0, bytes: 0, sha256: '' },
  missing: [],
  missingCount: 0,
  secrets: [],
})

const inJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

async function newestApplied(session: pg.Client): Promise<string> {
  const { rows } = await session.query<{ name: string }>('select max(name) as name from migrations')
  return rows[0]?.name ?? ''
}

async function* rowsOf(session: pg.Client, table: CopiedTable, manifest: Manifest): AsyncGenerator<TarEntry> {
  const out = rowsOut(session, table)
  const hash = createHash('sha256')
  let [bytes, pieces, waiting, size] = [0, 0, [] as Buffer[], 0]
  const entry = (): TarEntry => ({ name: tableEntry(table.name, pieces++), bytes: Buffer.concat(waiting, size) })
  for await (const some of out as AsyncIterable<Buffer>) {
    hash.update(some)
    waiting.push(some)
    size += some.length
    if (size < pieceBytes) continue
    yield entry()
    bytes += size
    waiting = []
    size = 0
  }
  if (size > 0) yield entry()
  manifest.tables.push({ name: table.name, rows: out.rowCount, bytes: bytes + size, sha256: hash.digest('hex') })
}

async function* filesOf(session: pg.Client, files: Files, manifest: Manifest): AsyncGenerator<TarEntry> {
  for await (const { key, due } of listStoredKeys(dbOfSession(session))) {
    const bytes = await files.get(key)
    if (bytes) yield { name: fileEntry(key), bytes }
    else if (due) {
      manifest.missingCount++
      if (manifest.missing.length < 100) manifest.missing.push(key)
    }
  }
}

async function* countedFiles(entries: AsyncIterable<TarEntry>, manifest: Manifest): AsyncGenerator<TarEntry> {
  const hash = createHash('sha256')
  for await (const entry of entries) {
    addFile(hash, entry)
    manifest.files.count++
    manifest.files.bytes += entry.bytes.length
    yield entry
  }
  manifest.files.sha256 = hash.digest('hex')
}

/** The sum of files goes over the name, the length and the bytes of each. */
export const addFile = (hash: Hash, { name, bytes }: TarEntry): Hash => hash.update(`${name}\n${bytes.length}\n`).update(bytes)
