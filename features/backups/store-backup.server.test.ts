import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { openFakeS3 } from '#tests/support/fake-s3.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openBackupStore } from './backup-store.server.ts'
import { checkBackup } from './read-backup.server.ts'
import { findLastBackup } from './reads.server.ts'
import { type BackupPlan, keepBackup, keepBackupByClock } from './store-backup.server.ts'

const { ctx, clock, database } = await testContext()
const folder = await mkdtemp(path.join(os.tmpdir(), 'impamba-kept-'))
const s3 = await openFakeS3('bucket')
const { settings } = s3
const store = openBackupStore(settings)
const plan: BackupPlan = {
  source: { address: database.address, files: ctx.files, head: { release: '0.1.0', dataKey: 'abcdef01' }, secrets: {} },
  folder: path.join(folder, 'kept'),
  keys: { recipients: [], key: undefined },
  months: 0,
  store,
}
const never = new AbortController().signal
const broken: BackupPlan = { ...plan, store: openBackupStore({ ...settings, bucket: 'nowhere' }) }

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const alerts = async () => (await listOpenAlerts(ctx.db, { limit: 10 })).map(({ text }) => text)
const nights = (count: number) => clock.advance(count * 24 * 3_600_000)

test('without any earlier backup staff get an alert at the first failure, once a day, and the job is tried again', async () => {
  await expect(keepBackupByClock(ctx, broken, never)).rejects.toThrow('The store answered 404 to PUT backups/impamba-')
  await expect(keepBackupByClock(ctx, broken, never)).rejects.toThrow()
  expect(await alerts()).toEqual(['No backup was made so far. The reason is under Background tasks and in the server log.'])
})

test('a backup is stored in the folder and in the store, the same, and recorded for the admin area', async () => {
  clock.advance(1_000)
  const { name, file, bytes } = await keepBackup(ctx, plan)
  expect(await store.list()).toEqual([name])
  expect(s3.objects.get(`backups/${name}`)?.bytes.equals(await readFile(file))).toBe(true)
  await checkBackup(file, undefined)
  expect(await findLastBackup(ctx.db)).toEqual({ name, madeAt: clock.now(), bytes, sealed: false, stored: true, missingFiles: 0 })
})

test('old ones go from both by the rule, and what is no backup stays', async () => {
  await writeFile(path.join(plan.folder, 'notes.txt'), 'Where the key is')
  const first = await findLastBackup(ctx.db)
  nights(1)
  await keepBackup(ctx, plan)
  nights(40)
  const { name } = await keepBackup(ctx, plan)
  expect(await readdir(plan.folder)).toEqual([name, 'notes.txt'])
  expect(await store.list()).toEqual([name])
  expect((await findLastBackup(ctx.db))?.name).not.toBe(first?.name)
})

test('nothing old goes where no new one could be made', async () => {
  const before = await readdir(plan.folder)
  nights(60)
  const files = { ...broken.source, address: { ...database.address, database: 'not_there' } as typeof database.address }
  await expect(keepBackup(ctx, { ...plan, source: files })).rejects.toThrow()
  expect(await readdir(plan.folder)).toEqual(before)
})

test('one failed night is tried again without an alert; after a day an alert names the time of the last backup', async () => {
  await keepBackup(ctx, plan)
  const quiet = await alerts()
  nights(1)
  await expect(keepBackupByClock(ctx, broken, never)).rejects.toThrow()
  expect(await alerts()).toEqual(quiet)
  clock.advance(2 * 3_600_000)
  await expect(keepBackupByClock(ctx, broken, never)).rejects.toThrow()
  const { madeAt } = (await findLastBackup(ctx.db)) ?? {}
  expect((await alerts()).slice(quiet.length)).toEqual([
    `No backup was made since ${madeAt?.toISOString().slice(0, 10)}. The reason is under Background tasks and in the server log.`,
  ])
})

test('stopping the server raises no alert', async () => {
  nights(5)
  const before = await alerts()
  await expect(keepBackupByClock(ctx, plan, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await alerts()).toEqual(before)
})
