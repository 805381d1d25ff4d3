import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { schemaText } from '#platform/database/schema-text.server.ts'
import { openLog } from '#platform/log.server.ts'

/** Writes db/schema.sql from what the migrations come to in an empty database. */
const log = openLog({ format: 'readable', write: () => undefined })
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'impamba-schema-'))
const embedded = await joinEmbeddedPostgres({ dataDir, log, durable: false })
try {
  await migrate({ address: embedded.address, folder: 'db/migrations' })
  const database = openDatabase({ address: embedded.address, log })
  writeFileSync('db/schema.sql', await schemaText(database.db))
  await database.close()
  process.stdout.write('db/schema.sql is written.\n')
} finally {
  await embedded.leave()
  for (const folder of [embedded.folder, dataDir]) rmSync(folder, { recursive: true, force: true })
}
