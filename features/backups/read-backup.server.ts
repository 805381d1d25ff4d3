import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type AgeKey, ageMark, decrypting, isAgeFileBroken, isForAnotherKey } from '#platform/files/age.server.ts'
import { keyBytes } from '#platform/files/encryption.server.ts'
import { encryptedMark, isAnotherKey, isEncryptedFileBroken, opening } from '#platform/files/legacy-encrypted-stream.server.ts'
import { isNotATar, readTar, type TarEntry } from '#platform/files/tar.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { Header, headerEntry, Manifest, manifestEntry, readEntryName, type SecretName } from './manifest.ts'
import { addFile } from './write-backup.server.ts'

/** One piece of what a backup holds. Pieces of one table come one after another. */
export type Part =
  | { kind: 'table'; table: string; bytes: Buffer }
  | { kind: 'file'; key: string; bytes: Buffer }
  | { kind: 'secret'; name: SecretName; bytes: Buffer }

export type OpenBackup = {
  header: Header
  /** Every piece in order; at their end everything was as it was written, or this throws. */
  parts: AsyncGenerator<Part>
  /** The manifest of the backup, once its other parts are read. */
  manifest(): Manifest
}

/**
 * Opens a backup. Refused in a sentence: what is none, one that is encrypted without its key or with another one, one that was
 * cut off or changed, and one in a form that only a later release knows.
 */
export async function openBackup(file: string, key: AgeKey | undefined): Promise<OpenBackup> {
  const decryption = decryptionOf(file, await formOf(file), key)
  const entries = inWords(file, entriesOf(file, decryption))
  const first = await entries.next()
  if (first.done || first.value.name !== headerEntry) notOurs(file)
  const header = readJson(file, first.value, Header)
  const trailer: { manifest?: Manifest } = {}
  return {
    header,
    parts: partsOf(file, header, entries, trailer),
    manifest() {
      if (!trailer.manifest) throw new Error('The parts of the backup have not ended')
      return trailer.manifest
    },
  }
}

/** Reads a backup to its end without keeping anything of it, and answers what it holds; refuses what `openBackup` refuses. */
export async function checkBackup(
  file: string,
  key: AgeKey | undefined,
  signal?: AbortSignal,
): Promise<{ header: Header; manifest: Manifest }> {
  const backup = await openBackup(file, key)
  for await (const _part of backup.parts) signal?.throwIfAborted()
  return { header: backup.header, manifest: backup.manifest() }
}

type Form = 'age' | 'legacy' | 'plain'

async function formOf(file: string): Promise<Form> {
  const handle = await open(file, 'r').catch((error: unknown) => refuseStart(`${file} cannot be read.`, error))
  try {
    const start = Buffer.alloc(ageMark.length)
    await handle.read(start, 0, start.length, 0)
    if (start.equals(ageMark)) return 'age'
    return start.subarray(0, encryptedMark.length).equals(encryptedMark) ? 'legacy' : 'plain'
  } catch (error) {
    refuseStart(`${file} cannot be read.`, error)
  } finally {
    await handle.close()
  }
}

type Decryption = (source: AsyncIterable<Buffer>) => AsyncGenerator<Uint8Array>

function decryptionOf(file: string, form: Form, key: AgeKey | undefined): Decryption | undefined {
  if (form === 'plain') return undefined
  if (key === undefined)
    refuseStart(
      `${file} is encrypted. Set BACKUP_KEY to the key that it was made with, or to the AGE-SECRET-KEY-1… of its BACKUP_RECIPIENT.`,
    )
  if (form === 'age') return decrypting(key)
  const bytes = Buffer.from(typeof key === 'string' ? key : '', 'base64')
  return bytes.length === keyBytes ? opening(bytes) : anotherKey(file)
}

async function* entriesOf(file: string, decryption: Decryption | undefined): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  const given = createReadStream(file)
  const flowing = decryption ? pipeline(given, decryption, gunzip) : pipeline(given, gunzip)
  // The reader gets the error through `gunzip`, which it destroys.
  flowing.catch(() => undefined)
  yield* readTar(gunzip as AsyncIterable<Buffer>)
  await flowing
}

/** Turns an error of the backup into a sentence; other errors stay as they are. */
async function* inWords(file: string, entries: AsyncGenerator<TarEntry>): AsyncGenerator<TarEntry> {
  try {
    yield* entries
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (isForAnotherKey(error) || isAnotherKey(error)) anotherKey(file, error)
    if (isAgeFileBroken(error) || isEncryptedFileBroken(error) || isNotATar(error)) notWhole(file, error.message, error)
    if (/^(Z_|ERR_)/.test(code)) notWhole(file, 'it cannot be unpacked', error)
    throw error
  }
}

type Sums = {
  tables: Map<string, { bytes: number; hash: Hash }>
  files: { count: number; bytes: number; hash: Hash }
  secrets: string[]
}

async function* partsOf(
  file: string,
  header: Header,
  entries: AsyncGenerator<TarEntry>,
  trailer: { manifest?: Manifest },
): AsyncGenerator<Part> {
  const names = header.tables.map(({ name }) => name)
  const sums: Sums = {
    tables: new Map(names.map((name) => [name, { bytes: 0, hash: createHash('sha256') }])),
    files: { count: 0, bytes: 0, hash: createHash('sha256') },
    secrets: [],
  }
  for await (const entry of entries) {
    if (trailer.manifest) changed(file)
    if (entry.name === manifestEntry) {
      const manifest = readJson(file, entry, Manifest)
      if (!addsUp(manifest, sums)) changed(file)
      trailer.manifest = manifest
      continue
    }
    const part = partOf(entry)
    if (!part || (part.kind === 'table' && !names.includes(part.table))) changed(file)
    count(sums, part, entry)
    yield part
  }
  if (!trailer.manifest) changed(file)
}

function partOf({ name, bytes }: TarEntry): Part | undefined {
  const read = readEntryName(name)
  return read && { ...read, bytes }
}

function count(sums: Sums, part: Part, entry: TarEntry): void {
  if (part.kind === 'secret') sums.secrets.push(part.name)
  if (part.kind === 'file') {
    sums.files.count++
    sums.files.bytes += part.bytes.length
    addFile(sums.files.hash, entry)
  }
  const table = part.kind === 'table' ? sums.tables.get(part.table) : undefined
  if (table) {
    table.bytes += part.bytes.length
    table.hash.update(part.bytes)
  }
}

function addsUp(manifest: Manifest, { tables, files, secrets }: Sums): boolean {
  const counted = [...tables].map(([name, { bytes, hash }]) => `${name} ${bytes} ${hash.digest('hex')}`)
  const listed = manifest.tables.map(({ name, bytes, sha256 }) => `${name} ${bytes} ${sha256}`)
  const filesAddUp =
    manifest.files.count === files.count &&
    manifest.files.bytes === files.bytes &&
    manifest.files.sha256 === files.hash.digest('hex')
  return filesAddUp && counted.join() === listed.join() && manifest.secrets.join() === secrets.join()
}

type Read<Shape> = { safeParse(value: unknown): { success: true; data: Shape } | { success: false } }

function readJson<Shape>(file: string, { bytes }: TarEntry, shape: Read<Shape>): Shape {
  let given: unknown
  try {
    given = JSON.parse(bytes.toString('utf8'))
  } catch {
    changed(file)
  }
  const format = typeof given === 'object' && given !== null && 'format' in given ? given.format : 1
  if (format !== 1) refuseStart(`${file} was made by a later release, in a form that this one does not know. Update first.`)
  const read = shape.safeParse(given)
  return read.success ? read.data : changed(file)
}

function anotherKey(file: string, cause?: unknown): never {
  refuseStart(`${file} does not open with this BACKUP_KEY: it was made with another one.`, cause)
}

function notOurs(file: string): never {
  refuseStart(`${file} is no backup of Impamba.`)
}

function changed(file: string): never {
  notWhole(file, 'what is in it is not what it says')
}

function notWhole(file: string, why: string, cause?: unknown): never {
  refuseStart(`${file} is not whole, or it was changed: ${why}. Take another backup.`, cause)
}
