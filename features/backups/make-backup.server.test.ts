import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPicture } from '#features/media/add-picture.server.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { backupName } from './backup-name.ts'
import { makeBackup } from './make-backup.server.ts'
import { checkBackup } from './read-backup.server.ts'
import type { BackupSource } from './write-backup.server.ts'

/** No half-made backup has the name of a backup, whatever happens while it is made. */
const { ctx, clock, database, filesFolder } = await testContext()
const folder = await mkdtemp(path.join(os.tmpdir(), 'impamba-made-'))
const [keys, plain] = [
  { recipients: [], key: randomBytes(32).toString('base64') },
  { recipients: [], key: undefined },
]
const source: BackupSource = {
  address: database.address,
  files: ctx.files,
  head: { release: '0.1.0', dataKey: 'abcdef01' },
  secrets: {},
}

beforeAll(async () => {
  const actor = { id: 'diane', name: 'Diane Uwase' }
  await addPicture(ctx, { actor, name: 'hills.jpg', sent: await photo({ width: 400, height: 300 }) })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const backups = async () => (await readdir(folder)).filter((name) => name.startsWith('impamba-')).sort()
const later = () => clock.advance(3_600_000)

test('no half-made backup has a name when reading fails in the middle', async () => {
  later()
  const before = await backups()
  const files = { ...ctx.files, get: () => Promise.reject(new Error('The disk cannot be read')) }
  await expect(makeBackup({ source: { ...source, files }, folder, keys, at: clock.now() })).rejects.toThrow('cannot be read')
  expect(await backups()).toEqual(before)
})

test('no half-made backup has a name when it is stopped in the middle', async () => {
  later()
  const before = await backups()
  const stop = new AbortController()
  const stopping = (name: string) => {
    stop.abort()
    return ctx.files.get(name)
  }
  const files = { ...ctx.files, get: stopping }
  const making = makeBackup({ source: { ...source, files }, folder, keys, at: clock.now(), signal: stop.signal })
  await expect(making).rejects.toThrow('aborted')
  expect(await backups()).toEqual(before)
})

test('no half-made backup has a name when the database ends the connection', async () => {
  later()
  const before = await backups()
  const end = () =>
    onDatabase(database.address, (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'impamba backup'",
      ),
    )
  const files = { ...ctx.files, get: (name: string) => end().then(() => ctx.files.get(name)) }
  await expect(makeBackup({ source: { ...source, files }, folder, keys, at: clock.now() })).rejects.toThrow()
  expect(await backups()).toEqual(before)
})

test('what a killed process left is taken away a day later, and nothing else', async () => {
  const left = path.join(folder, `${backupName(clock.now(), true)}.part`)
  const foreign = path.join(folder, 'film.part')
  for (const file of [left, foreign]) {
    await writeFile(file, 'half')
    await utimes(file, clock.now(), clock.now())
  }
  const made = async (hours: number) => {
    clock.advance(hours * 3_600_000)
    await makeBackup({ source, folder, keys, at: clock.now() })
    return readdir(folder)
  }
  expect(await made(23)).toContain(path.basename(left))
  const after = await made(2)
  expect(after).not.toContain(path.basename(left))
  expect(after).toContain('film.part')
})

test('of two at once the second waits or is refused, and each is whole', async () => {
  later()
  const at = clock.now()
  const [one, other] = await Promise.allSettled([
    makeBackup({ source, folder, keys, at }),
    makeBackup({ source, folder, keys: plain, at }),
  ])
  expect([one.status, other.status]).toEqual(['fulfilled', 'fulfilled'])
})

test('a link among the files is not followed out of their folder', async () => {
  const [original] = (await readdir(filesFolder, { recursive: true })).filter((name) => name.endsWith('original'))
  const file = path.join(filesFolder, original ?? '')
  await rm(file)
  await writeFile(path.join(folder, 'secret'), 'the secret of somebody else')
  await symlink(path.join(folder, 'secret'), file)
  clock.advance(3_600_000)
  await expect(makeBackup({ source, folder, keys: plain, at: clock.now() })).rejects.toThrow('ELOOP')
  await rm(file)
})

test('a file that is missing is reported, and the rest is backed up', async () => {
  clock.advance(3_600_000)
  const { manifest, file } = await makeBackup({ source, folder, keys: plain, at: clock.now() })
  expect(manifest.missingCount).toBe(1)
  expect(manifest.missing[0]).toMatch(/^pictures\/.*\/original$/)
  await checkBackup(file, undefined)
  await sql`delete from pictures`.execute(ctx.db)
})
