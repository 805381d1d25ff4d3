import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { quietLog } from './databases.ts'
import { buildTestContext, type TestParts } from './test-parts.ts'

/**
 * A context on the database of a running server, for rows that a test must add there. Its secret is another one: its keys open
 * nothing at that server, and its jobs are run there.
 */
export async function besideServer(dataDir: string): Promise<TestParts & { leave(): Promise<void> }> {
  const embedded = await joinEmbeddedPostgres({ dataDir, log: quietLog })
  const database = openDatabase({ address: embedded.address, log: quietLog })
  const leave = async () => {
    await database.close()
    await embedded.leave()
  }
  return { ...buildTestContext(database, { now: new Date().toISOString() }), leave }
}
