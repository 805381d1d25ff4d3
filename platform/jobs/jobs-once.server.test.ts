import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, runJobs } = await testContext()
const { db, jobs } = ctx

test('a job that waits already is not added again, and waits for the transaction that wanted it, too', async () => {
  const addOnce = () => db.transaction().execute((tx) => jobs.addOnce(tx, 'refresh'))
  let ran = 0
  const handlers = { refresh: async () => void ran++ }
  await addOnce()
  await db.transaction().execute(async (tx) => {
    await jobs.addOnce(tx, 'refresh')
    expect(await runJobs(handlers), 'jobs that run before what they follow is committed').toBe(0)
  })
  expect((await sql`select id from jobs`.execute(db)).rows).toHaveLength(1)
  expect(await runJobs(handlers)).toBe(1)
  await addOnce()
  expect(await runJobs(handlers)).toBe(1)
  expect(ran).toBe(2)
})
