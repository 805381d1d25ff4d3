import { afterAll, expect, test } from 'vitest'
import { closeDatabase, createDatabase } from '#tests/support/databases.ts'
import { takeDatabaseTurn, waitForDatabase } from './database-turn.server.ts'

const database = await createDatabase('empty')
afterAll(database.drop)
const wait = (address = database.address, patienceMs = 0) => waitForDatabase({ address, patienceMs })

test('a database that answers lets the start go on', async () => {
  await wait()
})

test('a database that does not answer ends the start with one line that names no password', async () => {
  await expect(wait({ url: 'postgres://anna:hunter2@127.0.0.1:1/none' })).rejects.toThrow(
    /^DATABASE_URL names a database that does not answer \(ECONNREFUSED\)\. It takes [^\n]*$/,
  )
})

test('a database that does not exist ends the start at once, however long the patience', async () => {
  await expect(wait({ ...database.address, database: 'none' } as typeof database.address, 60_000)).rejects.toThrow(
    /^DATABASE_URL names a database that does not let us in \(3D000\)\./,
  )
})

test('a database that answers only later is waited for', async () => {
  await closeDatabase(database, true)
  const waited = waitForDatabase({
    address: database.address,
    patienceMs: 20_000,
    onWait: () => void closeDatabase(database, false),
  })
  await waited
})

test('one process at a time has its turn', async () => {
  let inside = 0
  let most = 0
  const turn = () =>
    takeDatabaseTurn(database.address, async () => {
      most = Math.max(most, ++inside)
      await wait()
      inside--
    })
  await Promise.all([turn(), turn(), turn()])
  expect(most).toBe(1)
})
