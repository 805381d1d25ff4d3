import { readSiteWords } from '#app/words/sources.server.ts'
import type { Context, Log } from '#platform/context.ts'
import { type DatabaseAddress, openDatabase } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail.server.ts'
import { isStartRefused } from '#platform/start-refused.ts'
import { type Config, readConfig } from '#server/config.ts'
import { buildContext } from '#server/context.ts'
import { environmentWithFile } from '#server/environment.ts'
import { openDatabaseServer } from '#server/start/database-server.ts'
import { type Ending, endInOrder, isStopRequested } from '#server/start/shutdown.ts'

/** What a command gets: the settings, and where to register what is to be closed when it ends. */
export type Beside = { config: Config; log: Log; ending: Ending }

/** Prints a line on the screen. */
export const printLine = (words: string): void => void process.stdout.write(`${words}\n`)

/** Prints why it was not done, and lets the command end with exit code 1. */
export function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

/**
 * Runs a command where the server's settings are, beside a running server or without one, and closes in turn what it opened. A
 * refused start (a wrong setting, no database) is printed in one line, with exit code 1; a stopped command ends with it too.
 */
export async function runCommand(run: (beside: Beside) => Promise<void>): Promise<void> {
  const log = openLog({ format: 'readable', write: (line, isError) => void (isError && process.stderr.write(line)) })
  const ending = endInOrder(log)
  try {
    await ending.run(async () => run({ config: readConfig(environmentWithFile()), log, ending }))
  } catch (error) {
    if (isStartRefused(error)) fail(error.message)
    else if (isStopRequested(error)) process.exitCode = 1
    else throw error
  } finally {
    await ending.end()
  }
}

/**
 * A context on the site's database, and its address past a pooler. It has no mail server, whatever the settings are: a command
 * sends no email.
 *
 * @param as whether the database is first brought `forward` to this release, or left `as it is`
 */
export async function openContext(
  beside: Beside,
  as: 'forward' | 'as it is',
): Promise<{ ctx: Context; address: DatabaseAddress }> {
  const { config, log, ending } = beside
  const { direct: address } = await openDatabaseServer(config, log, ending)
  if (as === 'forward') await migrate({ address, folder: 'db/migrations' })
  const database = openDatabase({ address, log })
  ending.after('the database connections', database.close)
  const mail = openMail({ smtpUrl: undefined, from: config.mailFrom })
  return { ctx: buildContext({ config, database, mail, log, words: await readSiteWords(log) }), address }
}
