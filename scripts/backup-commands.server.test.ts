import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { compiled } from '#tests/support/compiled.ts'
import { onDatabase, quietLog } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** The two commands as somebody types them, from one machine's folder to another's. */
const { folder, remove } = await temporaryFolder()
const [old, other] = [path.join(folder, 'old'), path.join(folder, 'new')]
const BACKUP_KEY = randomBytes(32).toString('base64')

/** Held by the test itself, so that no command has to start and stop one. */
const [held, taken] = await Promise.all(
  [old, other].map((dataDir) => joinEmbeddedPostgres({ dataDir, log: quietLog, durable: false })),
)

afterAll(async () => {
  await held?.leave()
  await taken?.leave()
  await remove()
})

const run = (command: 'backup' | 'restore', args: string[], settings: Record<string, string>): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled('commands'), ...settings },
  })

test('a backup of one machine is restored on another, keys and all, and not over anything', async () => {
  const made = run('backup', [], { DATA_DIR: old, BACKUP_KEY })
  expect(made.stderr).toBe('')
  expect(made.stdout).toMatch(/It is encrypted, with everything that is needed to start anew/)
  expect(made.status).toBe(0)
  const [name = ''] = await readdir(path.join(old, 'backups'))
  const file = path.join(old, 'backups', name)
  expect((await stat(file)).mode & 0o077).toBe(0)

  const closed = run('restore', [file], { DATA_DIR: other })
  expect([closed.status, closed.stderr]).toEqual([
    1,
    `${file} is encrypted. Set BACKUP_KEY to the key that it was made with, or to the AGE-SECRET-KEY-1… of its BACKUP_RECIPIENT.\n`,
  ])

  const restored = run('restore', [file], { DATA_DIR: other, BACKUP_KEY })
  expect([restored.status, restored.stderr]).toEqual([0, ''])
  expect(restored.stdout).toMatch(/Restored what was there at \d{4}-/)
  for (const secret of ['data-key', 'auth-secret'])
    expect(await readFile(path.join(other, secret), 'utf8')).toBe(await readFile(path.join(old, secret), 'utf8'))

  if (taken) await onDatabase(taken.address, (client) => client.query("insert into settings (key, value) values ('bank', '{}')"))
  const refused = run('restore', [file], { DATA_DIR: other, BACKUP_KEY })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toBe(
    `The database ${other} is not empty: 1 of its tables have rows. Nothing was touched. Restore into an empty one; or, to lose all that is in it, add: --lose ${other}\n`,
  )
})

test('without a key it says so, and what is encrypted needs the old key', async () => {
  const made = run('backup', [], { DATA_DIR: old, BACKUP_DIR: path.join(folder, 'kept') })
  expect(made.stdout).toMatch(/It is NOT encrypted/)
  const [name = ''] = await readdir(path.join(folder, 'kept'))
  const file = path.join(folder, 'kept', name)
  const checked = run('restore', [file, '--check'], { DATA_DIR: old })
  expect([checked.status, checked.stderr]).toEqual([0, ''])
  expect(checked.stdout).toMatch(/ is whole: made at .* by release 0\.1\.0/)

  const withAnother = run('restore', [file, '--lose', other], { DATA_DIR: other, DATA_KEY: randomBytes(32).toString('base64') })
  expect(withAnother.status).toBe(0)
  expect(withAnother.stderr).toMatch(/does not open with the DATA_KEY that is set here/)
})

test('a wrong word and a file that is none end with one sentence and a failure', async () => {
  await writeFile(path.join(folder, 'notes'), 'Buy bananas')
  for (const [args, sentence] of [
    [[], /^Which backup\?/],
    [['a', 'b'], /^Which backup\?/],
    [['--yes', 'a'], /Which backup\?/],
    [[path.join(folder, 'notes')], /is not whole/],
  ] as const) {
    const { status, stderr } = run('restore', [...args], { DATA_DIR: old })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(sentence)
    expect(status).toBe(1)
  }
})
