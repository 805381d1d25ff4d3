import { rescueOwner } from '#features/staff/rescue-owner.server.ts'
import { openDatabase } from '#platform/database.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { isStartRefused } from '#platform/start-refused.ts'
import { environmentWithFile } from '#server/addresses.ts'
import { type Config, readConfig } from '#server/config.ts'
import { buildContext } from '#server/context.ts'
import { openDatabaseServer } from '#server/database-server.ts'
import { endInOrder } from '#server/ending.ts'

/**
 * The way back in for an owner who locked themselves out: `npm run rescue -- owner@example.com`, where the server's settings
 * are. It works beside a running server, and tells the new password once.
 */
const log = openLog({ format: 'readable', write: (line, isError) => void (isError && process.stderr.write(line)) })
const ending = endInOrder(log)
const email = process.argv[2]
try {
  if (email === undefined) fail('Whose account? Give the address: npm run rescue -- owner@example.com')
  else await ending.run(() => rescue(email, readConfig(environmentWithFile())))
} catch (error) {
  if (!isStartRefused(error)) throw error
  fail(error.message)
} finally {
  await ending.end()
}

async function rescue(email: string, config: Config): Promise<void> {
  const address = await openDatabaseServer(config, log, ending)
  await migrate({ address, folder: 'db/migrations' })
  const database = openDatabase({ address, log })
  ending.after('the database connections', database.close)
  const mail = openMail({ smtpUrl: undefined, from: config.mailFrom })
  const rescued = await rescueOwner(buildContext({ config, database, mail, log }), email)
  if (rescued.done) return say(afterwards(rescued.value))
  const { owners } = rescued.refusal
  if (owners.length > 0) fail(`Nobody on the staff has the address ${email}. The owners: ${owners.join(', ')}.`)
  else fail('There are no staff yet: the first start makes the owner. Is DATA_DIR or DATABASE_URL the one that the server has?')
}

function afterwards({ email, password }: { email: string; password: string }): string {
  return `
  Sign in   ${email}
  Password  ${password}   (shown this once: write it down)

This account is an owner's and open again. Its authenticator, recovery codes and passkeys are gone, its sessions have ended.
Sign in, then set up a second factor anew.
`
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
