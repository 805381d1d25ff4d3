import { waitForDatabase } from '#platform/database/database-turn.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { moveDatabase } from '#platform/database/move-database.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { type Beside, printLine, runCommand } from './run-command.ts'

/**
 * Moves the site from the built-in PostgreSQL into an empty database of another one: `npm run move-database`, while the server is
 * stopped, with DATABASE_URL naming the new database. Files, keys and settings stay where they are (docs/operations.md).
 */
await runCommand(move)

async function move({ config: { dataDir, databaseDirectUrl: url }, log, ending }: Beside): Promise<void> {
  if (url === undefined)
    refuseStart(
      'Where to? Set DATABASE_URL to an empty database of your own PostgreSQL: postgres://user:password@host:5432/database',
    )
  const began = performance.now()
  await waitForDatabase({ address: { url }, patienceMs: 5_000 })
  const embedded = await joinEmbeddedPostgres({ dataDir, log })
  ending.after('the database', embedded.leave)
  const { hostname, pathname } = new URL(url)
  const where = `${hostname}${pathname}`
  const onTable = (table: string) => printLine(`Copying ${table}…`)
  const { tables, rows } = await moveDatabase({ from: embedded.address, to: { url }, migrations: 'db/migrations', onTable })
  embedded.noteMoved(where)
  printLine(`
  Moved to ${where}: ${rows} rows of ${tables} tables, counted in both, in ${Math.round((performance.now() - began) / 100) / 10} s.

Start the server with the same DATABASE_URL: keep its line where the server's settings are. Files, keys and settings stay as they are.
The old database stands in ${embedded.folder} as it was. When the site has run on the new one for a while, delete that folder.`)
}
