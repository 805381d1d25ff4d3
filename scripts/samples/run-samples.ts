import { createInterface } from 'node:readline/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { countSamples } from '#features/bookings/reads-samples.server.ts'
import { removeSamples } from '#features/samples/remove-samples.server.ts'
import type { Context, Log } from '#platform/context.ts'
import { openDatabase } from '#platform/database.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { isStartRefused } from '#platform/start-refused.ts'
import { environmentWithFile } from '#server/addresses.ts'
import { type Config, readConfig } from '#server/config.ts'
import { buildContext } from '#server/context.ts'
import { openDatabaseServer } from '#server/database-server.ts'
import { type Ending, endInOrder } from '#server/ending.ts'
import { addSamples } from './add-samples.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const isAsked = (flag: string) => process.argv.includes(flag)

/** The command: adds the samples, or with `--remove` takes them away. `--yes` does not ask. */
export async function runSamples(): Promise<void> {
  const log = openLog({ format: 'readable', write: (line, isError) => void (isError && process.stderr.write(line)) })
  const ending = endInOrder(log)
  try {
    await ending.run(() => run(readConfig(environmentWithFile()), log, ending))
  } catch (error) {
    if (!isStartRefused(error)) throw error
    fail(error.message)
  } finally {
    await ending.end()
  }
}

async function run(config: Config, log: Log, ending: Ending): Promise<void> {
  const address = await openDatabaseServer(config, log, ending)
  await migrate({ address, folder: 'db/migrations' })
  const database = openDatabase({ address, log })
  ending.after('the database connections', database.close)
  // Without a mail server whatever the settings say: no letter about a sample leaves the house from here.
  const ctx = buildContext({ config, database, mail: openMail({ smtpUrl: undefined, from: config.mailFrom }), log })
  return isAsked('--remove') ? remove(ctx) : add(ctx)
}

async function add(ctx: Context): Promise<void> {
  const { samples, real } = await countSamples(ctx.db)
  if (samples > 0) return fail(`There are ${samples} samples already. Take them away first: npm run demo:bookings -- --remove`)
  const warning =
    real === 0
      ? 'This adds about a hundred sample bookings, marked as samples at the desk.'
      : `There are ${real} bookings of customers here. The samples take seats, rooms and cars beside them, and count in figures.`
  if (!(await isMeant(`${warning} Type yes: `))) return say('Nothing was added.')
  const before = Date.now()
  const { bookings, enquiries, noRoom } = await addSamples(ctx, (done, of) => {
    if (done % 10 === 0 || done === of) say(`${done} of ${of}`)
  })
  const left = noRoom > 0 ? ` ${noRoom} found no room or no price and were left out.` : ''
  say(`Added ${bookings} bookings and ${enquiries} enquiries in ${Math.round((Date.now() - before) / 1000)} s.${left}`)
  say('Take them away again: npm run demo:bookings -- --remove')
}

/** A letter that is being written at this moment holds it up for as long as that takes. */
const mostTries = 20

async function remove(ctx: Context): Promise<void> {
  const { samples } = await countSamples(ctx.db)
  if (!(await isMeant(`Take away ${samples} sample bookings, the sample enquiries and all that is kept of them? Type yes: `)))
    return say('Nothing was taken away.')
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const removed = await removeSamples(ctx)
    if (removed.done) {
      const { bookings, enquiries, letters, kept } = removed.value
      say(`Took away ${bookings} bookings, ${enquiries} enquiries and ${letters} letters.`)
      if (kept.length > 0) say(`Kept, because somebody paid for them by card: ${kept.join(', ')}. Give the money back first.`)
      return
    }
    await pause(500)
  }
  fail('The server is writing letters about them. Try again in a minute.')
}

async function isMeant(question: string): Promise<boolean> {
  if (isAsked('--yes')) return true
  if (!process.stdin.isTTY) {
    say('Nobody is there to ask. To mean it: -- --yes')
    return false
  }
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await questions.question(question)
  questions.close()
  return answer.trim() === 'yes'
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
