import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.server.ts'
import {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  removeEmbeddedPostgres,
} from '#platform/database/embedded-postgres.server.ts'
import { dice } from '../support/hostile.ts'
import { copySite } from '../support/prepared-server.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Device, sendVisit, someDevices } from '../support/visitors.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function openSite() {
  const { folder, remove } = await temporaryFolder()
  const dataDir = path.join(folder, 'data')
  closers.push(remove, () => removeEmbeddedPostgres(dataDir))
  await copySite(inject('preparedSites').bare, dataDir)
  const start = async (): Promise<RunningServer> => {
    const server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'no', TRUSTED_PROXIES: '127.0.0.1' })
    closers.push(() => server.stop('SIGKILL'))
    return server
  }
  return { dataDir, start }
}

async function openCounts(dataDir: string): Promise<Database> {
  const embedded: EmbeddedPostgres = await joinEmbeddedPostgres({ dataDir, log: quiet })
  const database = openDatabase({ address: embedded.address, log: quiet })
  closers.push(embedded.leave, database.close)
  return database
}

/** What was sent and accepted, counted by the test as the server should. */
type Sent = { views: number; byDevice: Map<string, number>; byPage: Map<string, number> }
const nameOf = ({ screen, userAgent }: Device) => `${screen.join('x')} ${userAgent.match(/Chrome\/\d+/)?.[0]}`
const add = (counts: Map<string, number>, name: string, more = 1) => counts.set(name, (counts.get(name) ?? 0) + more)

/** Every device sends some page views and heartbeats between, to both servers by turns; only answered ones count. */
async function browse(devices: readonly Device[], ports: () => readonly number[], sent: Sent, seed: number): Promise<void> {
  const roll = dice(seed)
  const paths = ['/', '/packages', '/hotels', '/blog/rain-in-april', '/bookings/K7QM-42XD', '/nowhere']
  const send = async (device: Device) => {
    for (let turn = 0; turn < 6; turn++) {
      const kind = roll() < 0.7 ? 'view' : 'beat'
      const page = paths[(roll() * paths.length) | 0] ?? '/'
      const open = ports()
      const status = await sendVisit(open[(roll() * open.length) | 0] ?? 0, device, { kind, path: page }).catch(() => 0)
      if (status !== 204 && status !== 0) throw new Error(`${status} for ${JSON.stringify(device)}`)
      if (status === 204) add(sent.byDevice, nameOf(device), kind === 'view' ? 1 : 0)
      if (status !== 204 || kind !== 'view') continue
      sent.views++
      add(sent.byPage, page)
    }
  }
  const waiting = [...devices]
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      for (let device = waiting.pop(); device; device = waiting.pop()) await send(device)
    }),
  )
}

test('over two processes, with one that is stopped and started between, every count is what was sent, to the unit', async () => {
  const { dataDir, start } = await openSite()
  const [first, second] = await Promise.all([start(), start()])
  const devices = someDevices(400)
  const sent: Sent = { views: 0, byDevice: new Map(), byPage: new Map() }
  let open = [first, second]
  const ports = () => open.map(({ port }) => port)

  await browse(devices.slice(0, 300), ports, sent, 1)
  // One server is told to end while devices send, and the other goes on.
  const going = browse(devices.slice(100), ports, sent, 2)
  const stopped = first.stop()
  open = [second]
  await going
  expect(await stopped).toBe(0)
  open = [await start(), second]
  await browse(devices, ports, sent, 3)
  const { db } = await openCounts(dataDir)
  for (const server of open) expect(await server.stop()).toBe(0)

  const { rows } = await sql<Record<string, number>>`
    select (select page_views from visitor_stats) as views, (select sessions from visitor_stats) as sessions,
      (select count(*) from visitor_devices) as devices, (select sum(page_views) from visitor_devices) as by_device,
      (select sum(views) from visitor_days) as by_day, (select sum(views) from visitor_pages) as by_page,
      (select sum(visits) from visitor_days) as visits, (select count(*) from visitor_days) as days,
      (select sum(entries) from visitor_pages) as entries, (select sum(visits) from visitor_sources) as sources`.execute(db)
  const seen = sent.byDevice.size
  const days = rows[0]?.days ?? 0
  expect(rows[0]).toEqual({
    views: sent.views,
    sessions: seen,
    devices: seen,
    by_device: sent.views,
    by_day: sent.views,
    by_page: sent.views,
    visits: days,
    days,
    entries: days,
    sources: days,
  })
  // One day for each device, or two where midnight in Kigali came meanwhile.
  expect(days).toBeGreaterThanOrEqual(seen)
  const each = await sql<{ views: number }>`select page_views as views from visitor_devices order by 1`.execute(db)
  expect(each.rows.map(({ views }) => views)).toEqual([...sent.byDevice.values()].sort((one, other) => one - other))
  const pages = await sql<{ page: string; views: number }>`
    select page, sum(views)::bigint as views from visitor_pages group by page having sum(views) > 0`.execute(db)
  const stored = new Map(
    [...sent.byPage].map(([page, views]) => [
      page === '/bookings/K7QM-42XD' ? '/bookings/:reference' : page === '/nowhere' ? '(not found)' : page,
      views,
    ]),
  )
  expect(new Map(pages.rows.map(({ page, views }) => [page, views]))).toEqual(stored)
})

test('messages of the last moment before SIGTERM are stored before the server has ended', async () => {
  const { dataDir, start } = await openSite()
  const server = await start()
  const [device] = someDevices(1)
  if (!device) expect.unreachable()
  expect(await sendVisit(server.port, device, { kind: 'view', path: '/' })).toBe(204)
  const { db } = await openCounts(dataDir)
  expect(await server.stop()).toBe(0)
  const { rows } = await sql<{ views: number }>`select page_views as views from visitor_stats`.execute(db)
  expect(rows).toEqual([{ views: 1 }])
})
