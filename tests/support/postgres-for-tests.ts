import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { loadReference } from '#server/start/first-start.ts'
import { onDatabase, quietLog, template } from './databases.ts'
import { memoryFolder } from './temporary-folder.ts'
import { buildTestContext } from './test-parts.ts'

/** One real PostgreSQL for the whole run, without durability, with a template that each test file's database is cloned from. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await memoryFolder()
  const embedded = await joinEmbeddedPostgres({ dataDir: folder, log: quietLog, durable: false })
  await onDatabase(embedded.addressOf('postgres'), (client) => client.query(`create database ${template}`))
  const address = embedded.addressOf(template)
  await migrate({ address, folder: 'db/migrations' })
  const database = openDatabase({ address, log: quietLog })
  await loadReference(buildTestContext(database).ctx)
  await database.close()
  if (!('socketFolder' in embedded.address)) throw new Error('The embedded database is reached by a socket')
  project.provide('postgres', { socketFolder: embedded.address.socketFolder, user: embedded.address.user })
  return async () => {
    await embedded.leave()
    await remove()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { socketFolder: string; user: string }
  }
}
