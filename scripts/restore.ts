import { parseArgs } from 'node:util'
import { checkBackup } from '#features/backups/read-backup.server.ts'
import { type Restored, restoreBackup } from '#features/backups/restore-backup.server.ts'
import { nameOfKey } from '#platform/files/encryption.server.ts'
import { isStartRefused, refuseStart } from '#platform/start-refused.ts'
import { type Config, readConfig } from '#server/config.ts'
import { environmentWithFile } from '#server/environment.ts'
import { replaceSecretFile } from '#server/start/secret-file.ts'
import { progressTo } from './progress.ts'
import { type Beside, openContext, printLine, runCommand } from './run-command.ts'

/**
 * Puts a backup in the place of an empty database: `npm run restore -- <file>`, where the settings of the new server are and
 * while it does not run. `--check` only reads the backup through; `--lose <name>` loses what is in the database of that name
 * (docs/backup.md).
 */
const onProgress = progressTo(printLine)
await runCommand((beside) => {
  const { file, check, lose } = readArguments()
  return check ? printContents(file, beside.config) : restore(file, lose, beside)
})

function readArguments(): { file: string; check: boolean; lose: string | undefined } {
  const usage = 'Which backup? Give its file: npm run restore -- data/backups/impamba-….tar.gz'
  try {
    const options = { check: { type: 'boolean', default: false }, lose: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) refuseStart(usage)
    return { file, check: values.check, lose: values.lose }
  } catch (error) {
    if (isStartRefused(error)) throw error
    refuseStart(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

async function printContents(file: string, config: Config): Promise<void> {
  const { header, manifest } = await checkBackup(file, config.backups.keys.key)
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
  printLine(
    `${file} is whole: made at ${header.madeAt} by release ${header.release}, ${rows} rows and ${manifest.files.count} files.`,
  )
}

async function restore(file: string, lose: string | undefined, beside: Beside): Promise<void> {
  const began = performance.now()
  const { config } = beside
  // It keeps files alone: no statement is run through it, so it has no connection.
  const { ctx, address } = await openContext(beside, 'as it is')
  const target = { address, name: nameOf(config), files: ctx.files, migrations: 'db/migrations' }
  const restored = await restoreBackup({ file, key: config.backups.keys.key, target, lose, onProgress })
  const aside = Object.entries(restored.secrets).flatMap(([name, text]) => replaceSecretFile(config.dataDir, name, text) ?? [])
  printLine(afterwards(restored, Math.round((performance.now() - began) / 100) / 10))
  if (aside.length > 0) printLine(`What was there before is in ${aside.join(' and ')}.`)
  printKeyAdvice(restored)
}

/** What a database is called on the screen: the folder of the built-in one, else its host and its name. */
function nameOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return dataDir
  const { hostname, pathname } = new URL(databaseUrl)
  return `${hostname}${pathname}`
}

function afterwards({ header, manifest, laterMigrations }: Restored, seconds: number): string {
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
  const later = laterMigrations.length > 0 ? ` Then ${laterMigrations.length} later migrations ran.` : ''
  return `
  Restored what was there at ${header.madeAt}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files, in ${seconds} s.${later}

Everybody signs in anew. What was erased, paid or booked after that instant is not known here any more.`
}

/** Read again, now that the keys of the backup are in their place. */
function printKeyAdvice({ header }: Restored): void {
  const { dataKey, oldDataKey } = readConfig(environmentWithFile())
  if ([dataKey, ...(oldDataKey ? [oldDataKey] : [])].some((key) => nameOfKey(key) === header.dataKey)) return
  process.stderr.write(
    'What is encrypted in this backup (passports, notes on faith and health) does not open with the DATA_KEY that is set here. Put the one of the old server into DATA_DIR/data-key, or into DATA_KEY.\n',
  )
}
