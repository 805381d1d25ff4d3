import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPicture } from '#features/media/add-picture.server.ts'
import type { Files } from '#platform/context.ts'
import { openDiskFiles } from '#platform/files/files.server.ts'
import { readTar, type TarEntry, tarOf } from '#platform/files/tar.server.ts'
import { createDatabase, onDatabase } from '#tests/support/databases.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { makeBackup } from './make-backup.server.ts'
import { headerEntry } from './manifest.ts'
import { checkBackup } from './read-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import type { BackupSource } from './write-backup.server.ts'

const { ctx, clock, database } = await testContext()
const folder = await mkdtemp(path.join(os.tmpdir(), 'impamba-refusals-'))
const key = randomBytes(32).toString('base64')
const [byKey, byNone] = [
  { recipients: [], key },
  { recipients: [], key: undefined },
]
const source: BackupSource = {
  address: database.address,
  files: ctx.files,
  head: { release: '0.1.0', dataKey: 'abcdef01' },
  secrets: {},
}
const target = await createDatabase('empty')
const place = {
  address: target.address,
  name: 'here',
  files: openDiskFiles(path.join(folder, 'files')),
  migrations: 'db/migrations',
}

let plain: string
let encryptedFile: string
let forRecipient: string
const identity = await generateX25519Identity()
/** Made by the last release that encrypted in a format of its own. */
const [earlier, earlierKey] = ['tests/support/backup-of-an-earlier-release.sealed', Buffer.alloc(32, 'k').toString('base64')]

beforeAll(async () => {
  const actor = { id: 'diane', name: 'Diane Uwase' }
  await addPicture(ctx, { actor, name: 'hills.jpg', sent: await photo({ width: 400, height: 300 }) })
  plain = (await makeBackup({ source, folder, keys: byNone, at: clock.now() })).file
  encryptedFile = (await makeBackup({ source, folder, keys: byKey, at: clock.now() })).file
  const byRecipient = { recipients: [await identityToRecipient(identity)], key: undefined }
  clock.advance(1_000)
  forRecipient = (await makeBackup({ source, folder, keys: byRecipient, at: clock.now() })).file
})

afterAll(async () => {
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

type RestoreOptions = { by?: string | undefined; lose?: string; files?: Files }
const restore = (file: string, options: RestoreOptions = {}) =>
  restoreBackup({
    file,
    key: 'by' in options ? options.by : key,
    lose: options.lose,
    target: { ...place, files: options.files ?? place.files },
  })

const tablesThere = () =>
  onDatabase(target.address, async (client) => (await client.query("select from pg_tables where schemaname = 'public'")).rowCount)

/** The plain backup with other entries. */
async function rewritten(change: (entries: TarEntry[]) => TarEntry[]): Promise<string> {
  async function* given<Some>(some: Iterable<Some>): AsyncGenerator<Some> {
    yield* some
  }
  const entries = await Array.fromAsync(readTar(given([gunzipSync(await readFile(plain))])))
  const file = path.join(folder, 'rewritten')
  await writeFile(file, gzipSync(Buffer.concat(await Array.fromAsync(tarOf(given(change(entries)))))))
  return file
}

const withHeader = (set: Record<string, unknown>) =>
  rewritten((entries) =>
    entries.map((entry) =>
      entry.name === headerEntry
        ? { ...entry, bytes: Buffer.from(JSON.stringify({ ...JSON.parse(entry.bytes.toString()), ...set })) }
        : entry,
    ),
  )

describe('before anything is touched, in a sentence', () => {
  test('an encrypted backup without a key, and with another one', async () => {
    await expect(restore(encryptedFile, { by: undefined })).rejects.toThrow('is encrypted. Set BACKUP_KEY')
    await expect(restore(encryptedFile, { by: randomBytes(32).toString('base64') })).rejects.toThrow(
      'it was made with another one',
    )
  })

  test('a backup for a recipient without the secret half, and with another one', async () => {
    await expect(restore(forRecipient, { by: undefined })).rejects.toThrow('or to the AGE-SECRET-KEY-1… of its BACKUP_RECIPIENT')
    await expect(restore(forRecipient)).rejects.toThrow('it was made with another one')
    await expect(restore(earlier, { by: identity })).rejects.toThrow('it was made with another one')
    await expect(restore(earlier)).rejects.toThrow('it was made with another one')
  })

  test.each([
    ['a passphrase', () => encryptedFile, key],
    ['a recipient', () => forRecipient, identity],
    ['an earlier release', () => earlier, earlierKey],
  ])('a backup by %s of which a byte was changed', async (_by, file, by) => {
    const bytes = await readFile(file())
    for (const at of [500, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((bytes[at] ?? 0) ^ 1, at)
      await writeFile(path.join(folder, 'changed'), changed)
      await expect(restore(path.join(folder, 'changed'), { by })).rejects.toThrow(/is not whole, or it was changed/)
    }
  })

  test.each([
    ['plain', () => plain],
    ['encrypted', () => encryptedFile],
  ])('a %s backup that was cut off', async (_kind, file) => {
    const bytes = await readFile(file())
    for (const length of [20, 100, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(path.join(folder, 'cut'), bytes.subarray(0, length))
      await expect(restore(path.join(folder, 'cut'))).rejects.toThrow(/is not whole|is no backup/)
    }
  })

  test('a file that is none, or is not there', async () => {
    await writeFile(path.join(folder, 'notes'), 'Buy bananas')
    await expect(restore(path.join(folder, 'notes'))).rejects.toThrow('is not whole')
    await expect(restore(path.join(folder, 'nothing'))).rejects.toThrow('cannot be read')
    await expect(restore(folder)).rejects.toThrow('cannot be read')
    await expect(restore(await rewritten(() => []))).rejects.toThrow('is no backup')
  })

  test('a backup of a later release', async () => {
    await expect(restore(await withHeader({ format: 2 }))).rejects.toThrow('made by a later release')
    await expect(restore(await withHeader({ migration: '9999-later.sql' }))).rejects.toThrow('made by a later release')
  })

  test('a backup whose tables are not those of its migrations', async () => {
    const header = (await checkBackup(plain, undefined)).header
    const fewer = header.tables.map((table) => (table.name === 'staff' ? { ...table, columns: table.columns.slice(1) } : table))
    await expect(restore(await withHeader({ tables: fewer }))).rejects.toThrow('does not fit this release')
  })

  test.each<[string, (entries: TarEntry[]) => TarEntry[]]>([
    [
      'a row was changed',
      (all) =>
        all.map((one) =>
          one.name.startsWith('tables/countries/') ? { ...one, bytes: Buffer.from(one.bytes).fill('x', 0, 1) } : one,
        ),
    ],
    ['a table is missing', (all) => all.filter(({ name }) => !name.startsWith('tables/countries/'))],
    ['a file is missing', (all) => all.filter(({ name }) => !name.startsWith('files/'))],
    [
      'a file was added',
      (all) => [...all.slice(0, -1), { name: 'files/pictures/other', bytes: Buffer.from('x') }, ...all.slice(-1)],
    ],
    [
      'a table was added',
      (all) => [...all.slice(0, -1), { name: 'tables/staff_sessions/000000.copy', bytes: Buffer.from('x') }, ...all.slice(-1)],
    ],
    [
      'a secret was added',
      (all) => [...all.slice(0, -1), { name: 'secrets/data-key', bytes: Buffer.from('x') }, ...all.slice(-1)],
    ],
    ['something else was added', (all) => [...all.slice(0, -1), { name: 'notes', bytes: Buffer.from('x') }, ...all.slice(-1)]],
    ['something comes after its end', (all) => [...all, { name: 'files/late', bytes: Buffer.from('x') }]],
    ['its end is missing', (all) => all.slice(0, -1)],
  ])('a backup in which %s', async (_what, change) => {
    await expect(restore(await rewritten(change))).rejects.toThrow('what is in it is not what it says')
  })

  test('and nothing of them is in the database or among the files', async () => {
    expect(await tablesThere()).toBe(0)
    await expect(readdir(path.join(folder, 'files'))).rejects.toThrow('ENOENT')
  })
})

describe('a database in use', () => {
  test('to which somebody is connected is not restored into', async () => {
    await onDatabase(target.address, () =>
      expect(restore(plain)).rejects.toThrow('Somebody uses the database here: 1 more connected. Stop the server first'),
    )
  })

  test('with rows in it is left as it is, unless it is named as the one to lose', async () => {
    await restore(plain)
    await expect(restore(plain)).rejects.toThrow(
      /^The database here is not empty: \d+ of its tables have rows\. .* add: --lose here$/,
    )
    await expect(restore(plain, { lose: 'there' })).rejects.toThrow('is not empty')
    await restore(encryptedFile, { lose: 'here' })
  })

  test('takes a backup of an earlier release in the format that it had then', async () => {
    const { header, manifest, secrets } = await restore(earlier, { lose: 'here', by: earlierKey })
    expect([header.migration, manifest.files.count]).toEqual(['0062-what-is-counted-is-read-in-order.sql', 2])
    expect(secrets).toEqual({ 'auth-secret': 'a secret', 'data-key': 'a key' })
    const { rows } = await onDatabase(target.address, (client) => client.query('select count(*)::int as pictures from pictures'))
    expect(rows).toEqual([{ pictures: 2 }])
  })

  test('stays as it was where the restore fails in the middle', async () => {
    await onDatabase(target.address, (client) => client.query("update countries set name = 'As it was'"))
    const files = { ...place.files, put: () => Promise.reject(new Error('no room')) }
    await expect(restore(plain, { lose: 'here', files })).rejects.toThrow('no room')
    const { rows } = await onDatabase(target.address, (client) => client.query('select distinct name from countries'))
    expect(rows).toEqual([{ name: 'As it was' }])
  })
})
