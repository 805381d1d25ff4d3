import { Agent, get } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres, removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { sendVisit, someDevices, type VisitSignal } from '#tests/support/visitors.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { at, out } from './report.ts'

/**
 * One server on an empty database: 10,000 devices come within thirty seconds, then each sends a heartbeat every thirty seconds,
 * then all at once, while a cached page is fetched fifty times a second beside them. Prints the cost. CPU is read from /proc, so
 * it needs Linux.
 */
const devices = someDevices(10_000)
const spreadMs = 30_000
const pagesASecond = 50
type Times = number[]

/** Runs something so often, evenly over a time, and answers how long each took from when it was due. */
async function paced(times: number, overMs: number, run: (index: number) => Promise<unknown>): Promise<Times> {
  const began = performance.now()
  const answers: Promise<number>[] = []
  while (answers.length < times) {
    const due = Math.min(times, Math.ceil(((performance.now() - began) / overMs) * times))
    while (answers.length < due) {
      const wanted = began + (answers.length / times) * overMs
      answers.push(run(answers.length).then(() => performance.now() - wanted))
    }
    await pause(2)
  }
  return Promise.all(answers)
}

/** Runs something so often, so many at a time and as fast as it goes. */
async function atOnce(times: number, together: number, run: (index: number) => Promise<unknown>): Promise<Times> {
  const took: Times = []
  let next = 0
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let index = next++; index < times; index = next++) {
        const began = performance.now()
        await run(index)
        took.push(performance.now() - began)
      }
    }),
  )
  return took
}

const ms = (times: Times, share: number) => at(times, share).toFixed(1)

export async function benchHeartbeat(): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

  const { folder, remove } = await temporaryFolder()
  const dataDir = path.join(folder, 'data')
  const embedded = await joinEmbeddedPostgres({ dataDir, log: quiet })
  const database = openDatabase({ address: embedded.address, log: quiet })
  // Sessions that begin after it write down how long functions take.
  const name = 'database' in embedded.address ? embedded.address.database : ''
  await sql`alter database ${sql.id(name)} set track_functions = 'pl'`.execute(database.db)
  const server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'no', TRUSTED_PROXIES: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })

  const refused: number[] = []
  async function send(index: number, signal: VisitSignal): Promise<void> {
    const device = devices[index % devices.length]
    if (!device) return
    const status = await sendVisit(server.port, device, signal, agent)
    if (status !== 204) refused.push(status)
  }

  const fetchPage = () => fetchFrom('/packages')
  const fetchFrom = (address: string) =>
    new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path: address, agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.resume().once('end', resolve)
      }).once('error', reject)
    })

  async function readMeters() {
    await sql`select pg_stat_force_next_flush()`.execute(database.db)
    const { rows } = await sql<{ calls: number; ms: number; postmaster: string }>`
      select coalesce(sum(calls), 0)::bigint as calls, coalesce(sum(total_time), 0) as ms,
        split_part(pg_read_file('postmaster.pid'), E'\n', 1) as postmaster
      from pg_stat_user_functions where funcname = 'record_visits'`.execute(database.db)
    const { calls = 0, ms = 0, postmaster = '' } = rows[0] ?? {}
    return { at: performance.now(), calls, ms, server: cpuOf(server.process.pid ?? 0), postgres: cpuOfFamily(postmaster) }
  }

  /** Prints the figures of a part, with pages fetched beside it until it is over. */
  async function part(title: string, messages: number, run: () => Promise<Times>): Promise<void> {
    // What the part before has left to write is not of this one.
    await pause(1_500)
    const before = await readMeters()
    let over = false
    const pages: Times = []
    const beside = (async () => {
      while (!over) pages.push(...(await paced(pagesASecond, 1_000, fetchPage)))
    })()
    const took = await run()
    over = true
    await beside
    await pause(1_500)
    const after = await readMeters()
    const seconds = (after.at - before.at) / 1_000
    const calls = after.calls - before.calls
    const spent = after.ms - before.ms
    out(`${title} (${messages} messages, ${seconds.toFixed(1)} s)`)
    if (took.length > 0) out(`  each message     p50 ${ms(took, 0.5)} ms, p99 ${ms(took, 0.99)} ms, longest ${ms(took, 1)} ms`)
    out(`  page beside it   p50 ${ms(pages, 0.5)} ms, p99 ${ms(pages, 0.99)} ms of ${pages.length}`)
    out(
      `  CPU              server ${(after.server - before.server).toFixed(2)} s, PostgreSQL ${(after.postgres - before.postgres).toFixed(2)} s`,
    )
    out(
      `  record_visits    ${calls} statements (${(calls / seconds).toFixed(1)} a second), ${spent.toFixed(0)} ms in all, ${(spent / Math.max(1, calls)).toFixed(1)} ms each, ${(spent / 10 / seconds).toFixed(2)}% of the time`,
    )
  }

  try {
    await fetchPage()
    await part('Nobody but the reader of the page', 0, async () => {
      await pause(10_000)
      return []
    })
    // What so many requests cost by themselves, on this machine and beside this program: the rest is ours.
    await part('10,000 requests that do nothing', devices.length, () =>
      paced(devices.length, spreadMs, () => fetchFrom('/health')),
    )
    const view = (index: number) => send(index, { kind: 'view', path: index % 2 ? '/' : '/packages', from: 'www.google.com' })
    const beat = (index: number) => send(index, { kind: 'beat', path: '/packages' })
    await part('10,000 devices come', devices.length, () => paced(devices.length, spreadMs, view))
    await part('10,000 devices are there', devices.length * 2, () => paced(devices.length * 2, spreadMs * 2, beat))
    await part('10,000 heartbeats at once, 64 at a time', devices.length, () => atOnce(devices.length, 64, beat))
    await part('10,000 views at once, 64 at a time', devices.length, () => atOnce(devices.length, 64, view))
    const { rows } = await sql<{ views: number; devices: number }>`
      select (select page_views from visitor_stats) as views, (select count(*) from visitor_devices) as devices`.execute(
      database.db,
    )
    out(
      `Counted ${rows[0]?.views} of 20000 views and ${rows[0]?.devices} of ${devices.length} devices; refused ${refused.length}.`,
    )
    if (rows[0]?.views !== 20_000 || rows[0]?.devices !== devices.length) process.exitCode = 1
  } finally {
    agent.destroy()
    await server.stop()
    await database.close()
    await embedded.leave()
    await removeEmbeddedPostgres(dataDir)
    await remove()
  }
}
