import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { compiled } from '#tests/support/compiled.ts'
import { createDatabase, onDatabase, quietLog } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** The command as somebody types it. Both servers are held by the test, so that it has to start and stop none. */
const { folder, remove } = await temporaryFolder()
const dataDir = path.join(folder, 'data')
const [held, target] = await Promise.all([
  joinEmbeddedPostgres({ dataDir, log: quietLog, durable: false }),
  createDatabase('empty'),
])
if (!('socketFolder' in target.address)) throw new Error('The embedded database is reached by a socket')
const { socketFolder, user } = target.address
const DATABASE_URL = `postgres://${user}:secret@localhost/${target.name}?host=${socketFolder}`

afterAll(async () => {
  await held.leave()
  await target.drop()
  await remove()
})

const run = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/move-database.ts'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled('commands'),
      DATA_DIR: dataDir,
      ...settings,
    },
  })

test('the built-in database is moved once, by one command, and not started again after it', async () => {
  const nowhere = run({})
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringMatching(/^Where to\? Set DATABASE_URL to .*\n$/)])
  const empty = run({ DATABASE_URL })
  expect([empty.status, empty.stderr]).toEqual([
    1,
    'There is no site in the database that is to be moved. Set DATA_DIR to the folder of the server.\n',
  ])

  await migrate({ address: held.address, folder: 'db/migrations' })
  const moved = run({ DATABASE_URL })
  expect([moved.status, moved.stderr]).toEqual([0, ''])
  expect(moved.stdout).toMatch(new RegExp(`Moved to localhost/${target.name}: \\d+ rows of \\d+ tables, counted in both`))
  expect(moved.stdout).not.toContain('secret')
  const { rows } = await onDatabase(target.address, (client) => client.query('select count(*) as count from migrations'))
  expect(rows[0]?.count).toBeGreaterThan(0)

  const again = run({ DATABASE_URL })
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^This site's database was moved to localhost/${target.name}\\. Set DATABASE_URL to it\\..*\\n$`),
    ),
  ])
}, 60_000)
