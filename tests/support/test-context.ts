import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { openDatabase } from '#platform/database/database.server.ts'
import { type JobHandlers, runDueJobs } from '#platform/jobs/jobs.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { createDatabase, quietLog, type TestDatabase } from './databases.ts'
import { buildTestContext, type TestOptions, type TestParts } from './test-parts.ts'

export type TestContext = TestParts & {
  database: TestDatabase
  /** Runs every job that is due at the test's clock, and those they add, as the server would. Answers how many ran. */
  runJobs(handlers?: JobHandlers): Promise<number>
  close(): Promise<void>
}

/**
 * A context on a real database of its own, with the reference data; call it once in a test file, at its top. It is closed
 * by itself after the file's last test.
 */
export async function testContext(options: TestOptions = {}): Promise<TestContext> {
  const database = await createDatabase()
  const pool = openDatabase({ address: database.address, log: quietLog })
  const parts = buildTestContext(pool, options)
  const { db, clock, log } = parts.ctx
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await pool.close()
    await database.drop()
    await rm(parts.filesFolder, { recursive: true, force: true })
  }
  afterAll(close)
  return { ...parts, database, runJobs: (handlers = jobHandlers(parts.ctx)) => runDueJobs({ db, clock, log, handlers }), close }
}
