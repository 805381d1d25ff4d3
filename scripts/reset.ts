import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { confirm } from './confirm.ts'
import { printLine } from './run-command.ts'

/** Deletes the data folder with the built-in database: the next start is a first start. A DATABASE_URL is not touched. */
if (existsSync('.env')) process.loadEnvFile('.env')
const dataDir = path.resolve(process.env.DATA_DIR || 'data')

if (!existsSync(dataDir)) printLine(`There is nothing in ${dataDir}.`)
else if (await confirm(`Delete ${dataDir} with all bookings, files and accounts in it?`, 'npm run reset')) {
  if (await removeEmbeddedPostgres(dataDir)) {
    rmSync(dataDir, { recursive: true, force: true })
    printLine('Deleted. The next start is a first start.')
  } else {
    printLine('A server is using this folder. Stop it first.')
    process.exitCode = 1
  }
} else printLine('Nothing was deleted.')
