import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { openLog } from '#platform/log.server.ts'

/** A process that does nothing but use the embedded PostgreSQL of the folder it is given, until SIGTERM. Run by embedded-postgres.test.ts. */
const [dataDir = '', systemRoot] = process.argv.slice(2)
const log = openLog({ format: 'readable' })
const embedded = await joinEmbeddedPostgres({ dataDir, log, ...(systemRoot ? { systemRoot } : {}) })
process.once('SIGTERM', async () => {
  await embedded.leave()
  process.exit(0)
})
process.stdout.write(`joined ${JSON.stringify({ address: embedded.address, folder: embedded.folder })}\n`)
