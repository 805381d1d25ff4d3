import { sql } from 'kysely'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres, removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/**
 * Whether the response time reveals which addresses have an account: wrong passwords, and requests for an email, for the owner
 * and for an unknown address by turns on one server. Prints both medians and their ratio, and exits with 1 where the ratio lies
 * outside 0.9 to 1.1.
 */
const pairs = Number(process.argv[2] ?? 200)
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const out = (line: string) => process.stdout.write(`${line}\n`)

const { folder, remove } = await temporaryFolder()
const dataDir = `${folder}/data`
const embedded = await joinEmbeddedPostgres({ dataDir, log: quiet })
const { db, close } = openDatabase({ address: embedded.address, log: quiet })
// Emails are offered where there is a mail server; this one never answers, and nothing waits for it.
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Impamba <desk@impamba.test>' }
const server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'no', ...mail })
const known = server.owner?.email ?? ''

async function timed(path: string, email: string): Promise<number> {
  const body = new URLSearchParams({ email, password: 'a wrong password of nobody' })
  const began = performance.now()
  const answer = await fetch(server.url + path, { method: 'POST', body, redirect: 'manual', headers: { Origin: server.url } })
  await answer.text()
  const took = performance.now() - began
  if (answer.status === 429) throw new Error('The tries were counted: nothing was measured')
  return took
}

const middle = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** By turns, each of a pair first as often as the other, so that a machine that is busy for a while is busy for both. */
async function ratioAt(path: string): Promise<number> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let pair = -5; pair < pairs; pair += 1) {
    await sql`delete from staff_tries`.execute(db)
    const nobody = `nobody-${pair + 5}@impamba.test`
    const first = pair % 2 === 0 ? known : nobody
    const [a, b] = [await timed(path, first), await timed(path, first === known ? nobody : known)]
    if (pair < 0) continue
    ours.push(first === known ? a : b)
    theirs.push(first === known ? b : a)
  }
  const ratio = middle(ours) / middle(theirs)
  const ms = (times: readonly number[]) => `${middle(times).toFixed(1)} ms`
  out(`${path}: ${pairs} pairs, the owner's address ${ms(ours)}, nobody's ${ms(theirs)}, ratio ${ratio.toFixed(3)}`)
  return ratio
}

const ratios = [await ratioAt('/admin/login'), await ratioAt('/admin/login/link')]
await server.stop()
await close()
await embedded.leave()
await removeEmbeddedPostgres(dataDir)
await remove()
process.exitCode = ratios.every((ratio) => ratio > 0.9 && ratio < 1.1) ? 0 : 1
