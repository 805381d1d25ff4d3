import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import type { Db, Log } from '#platform/context.ts'
import { type DatabaseAddress, openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { dice } from '#tests/support/hostile.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { startServer } from '#tests/support/running-server.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { openOwnPostgres } from './own-postgres.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const bookingsOnEach = 20

export const moveDatabase: Drill = {
  name: 'move-database',
  promise:
    'One command moves a site to another PostgreSQL with every row: refused while the server runs, nothing of it kept where it is killed, and the old database is not started again.',
  round: 'kill -9 in the middle of the move, then a move to its end',
  rounds: 5,
  controls: [
    {
      guard: 'the old database is not started any more',
      rounds: 1,
      replace: { text: 'function refuseMoved(places) {', by: 'function refuseMoved(places) { return;' },
    },
    {
      guard: 'no site is begun anew in an empty database while the old one was not moved',
      rounds: 1,
      replace: {
        text: 'async function refuseUnmovedSite({ dataDir, databaseUrl }, { direct }) {',
        by: 'async function refuseUnmovedSite() { return;',
      },
    },
  ],
  run: moved,
}

async function moved(input: DrillInput): Promise<Counted> {
  const { dataDir, entry, rounds, print } = input
  const wrong: string[] = []
  const check = (holds: boolean, words: string) => void (holds || wrong.push(words))
  const mailbox = await openMailbox()
  const own = await openOwnPostgres(`${dataDir}-of-its-own`)
  const settings = { DATA_DIR: dataDir, SMTP_URL: mailbox.url, MAIL_FROM: 'Impamba <desk@impamba.test>' }
  const departure = demoTrek(3)
  try {
    const site = await openServerToBreak(input, settings)
    await makeRoom(site.db, departure, 1_000_000)
    const visitors = sendVisitors(site.url, departure, { together: 3, seats: 2 })
    const refused = await move(dataDir, own.url)
    check(
      refused.code === 1 && /Somebody uses the database/.test(refused.output),
      `Beside a running server it said: ${refused.output}`,
    )
    await eventually(() => visitors.outcome.acknowledged.length >= bookingsOnEach, Boolean, 120_000)
    const before = await visitors.stop()
    await eventually(
      () => emailsToCome(site.db),
      (left) => left === 0,
      120_000,
    )
    await site.close()
    const restarted = await startServer({ ...settings, DATABASE_URL: own.url, PORT: '0' }, entry).catch(
      (error: Error) => error.message,
    )
    if (typeof restarted !== 'string') {
      await restarted.stop('SIGKILL')
      return { counted: 'nothing was left to move into', wrong: [...wrong, 'The server began anew in the empty database'] }
    }
    check(restarted.includes('npm run move-database'), `Started on the empty database it said: ${restarted}`)
    const sums = await onEmbedded(dataDir, sumsOf)

    const roll = dice(7)
    for (let round = 1; round <= rounds; round += 1) {
      const { output } = await move(dataDir, own.url, 1 + Math.floor(roll() * 40))
      check(!output.includes('Moved to'), 'A move that was to be killed came to its end')
      check((await onDatabase({ url: own.url }, sumsOf)).size === 0, 'A move that was killed left tables behind')
    }
    const whole = await move(dataDir, own.url)
    check(whole.code === 0, `It was not moved: ${whole.output}`)
    const arrived = await onDatabase({ url: own.url }, sumsOf)
    const differs = [...sums].filter(([table, sum]) => arrived.get(table) !== sum).map(([table]) => table)
    check(differs.length === 0 && arrived.size === sums.size, `Tables are not what they were: ${differs.join(', ')}`)
    print(`killed ${rounds} times, then ${/Moved to .*/.exec(whole.output)?.[0]}`)

    const old = await startServer({ ...settings, PORT: '0' }, entry).catch((error: Error) => error.message)
    check(typeof old === 'string' && old.includes('was moved to 127.0.0.1/impamba'), 'The server started on the old database')
    if (typeof old !== 'string') await old.stop('SIGKILL')

    const server = await startServer({ ...settings, DATABASE_URL: own.url }, entry)
    const { db, close } = openDatabase({ address: { url: own.url }, log: quiet })
    try {
      check(server.owner === undefined, 'The server made another owner: it began anew')
      const more = sendVisitors(server.url, departure, { together: 3, seats: 2 })
      await eventually(() => more.outcome.acknowledged.length >= bookingsOnEach, Boolean, 120_000)
      const after = await more.stop()
      await eventually(
        () => emailsToCome(db),
        (left) => left === 0,
        120_000,
      )
      const outcome = {
        acknowledged: [...before.acknowledged, ...after.acknowledged],
        wrong: [...before.wrong, ...after.wrong],
        triedAgain: before.triedAgain + after.triedAgain,
      }
      const { counted, wrong: breaches } = await countBookings(db, departure, outcome, mailbox, 0)
      return { counted: `${sums.size} tables the same on both sides; ${counted}`, wrong: [...wrong, ...breaches] }
    } finally {
      await close()
      await server.stop('SIGKILL')
    }
  } finally {
    await own.stop()
    await mailbox.close()
  }
}

/** Runs the command to its end, or kills it when it begins with so many tables. Returns its exit code and its output. */
async function move(dataDir: string, url: string, killAt?: number): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/move-database.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (killAt !== undefined && output.split('Copying ').length > killAt) child.kill('SIGKILL')
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

async function onEmbedded<Result>(dataDir: string, look: (db: Db) => Promise<Result>): Promise<Result> {
  const embedded = await joinEmbeddedPostgres({ dataDir, log: quiet })
  return onDatabase(embedded.address, look).finally(embedded.leave)
}

async function onDatabase<Result>(address: DatabaseAddress, look: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase({ address, log: quiet, applicationName: 'impamba drill' })
  return look(db).finally(close)
}

/** Every table that is there, by the number of its rows and a sum over them. */
async function sumsOf(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`.execute(
    db,
  )
  const sums = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: sum } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${sql.table(name)} t`.execute(
      db,
    )
    sums.set(name, sum[0]?.sum ?? '')
  }
  return sums
}
