import os from 'node:os'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { listQueryOf, readBookingsQuery, sortOf } from '#app/admin/bookings/list/booking-views.ts'
import { listBookings } from '#features/bookings/lists/reads-list.server.ts'
import type { Db } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres, removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { fillBookings } from './fill-bookings.ts'
import { at, out } from './report.ts'

/**
 * Two sites, one with 1,000 bookings and one with 100,000, get requests for the same pages of the admin area in turn, so that
 * other load on the machine affects both. Prints the times of each page in both, their ratio, and the query plans of the larger
 * one. `npm run bench:bookings -- plans` prints the plans alone, `-- 'Ctrl K' search` only the pages whose names begin so.
 */
const sizes = [1_000, 100_000] as const
const warm = 10
const times = 60
const most = 1.5
const chosen = process.argv.slice(2)
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const today = kigaliDay(new Date())

/** The queries, by name; `deep` is the page that begins in the middle of the list. */
const queries: Record<string, string> = {
  'all, newest first': '',
  'all, deep in the list': 'deep',
  'by start': 'sort=start',
  'by name': 'sort=name',
  'by balance': 'sort=balance',
  'oldest first': 'sort=newest&dir=asc',
  'by start, last first': 'sort=start&dir=desc',
  'by name, from Z': 'sort=name&dir=desc',
  'by balance, smallest first': 'sort=balance&dir=asc',
  requests: 'view=asked',
  'on hold': 'view=on-hold',
  confirmed: 'view=confirmed',
  'waiting list': 'view=waiting',
  ended: 'view=ended',
  'ended, by name': 'view=ended&sort=name',
  'confirmed, by balance': 'view=confirmed&sort=balance',
  unpaid: 'money=unpaid',
  'deposit due': 'money=deposit-due',
  'part paid': 'money=part-paid',
  'paid in full': 'money=paid',
  overdue: 'money=overdue',
  'refund due': 'money=refund-due',
  'on request': 'money=on-request',
  hotels: 'kind=stay',
  'one journey': 'package=gorillas-and-the-thousand-hills',
  'leaving within 7 days': `view=confirmed&from=${today}&to=${addDays(today, 6)}`,
  'starts within three months a year ago': `from=${addDays(today, -365)}&to=${addDays(today, -275)}`,
  'made within three months a year ago': `made-from=${addDays(today, -365)}&made-to=${addDays(today, -275)}`,
  'search: a reference': 'q=reference',
  'search: a whole name': 'q=whole',
  'search: a family name': 'q=family',
  'search: a first name of many': 'q=marit',
  'search: two letters': 'q=li',
  'search: an address': 'q=solheim%40example',
  'search: a phone': 'q=phone',
  'search: nobody': 'q=xqzwv',
}

/**
 * What is typed into the search of the admin area, which looks through bookings, travellers, customers and everything else at
 * once.
 */
const typed: Record<string, string> = {
  'a reference': 'q=reference',
  'a whole name': 'q=whole',
  'a family name': 'q=family',
  'a first name of many': 'q=marit',
  'two letters': 'q=li',
  'an address': 'q=solheim%40example',
  'what stands in every address': 'q=example',
  'a journey': 'q=gorillas',
  nobody: 'q=xqzwv',
}

async function openSite(size: number) {
  const { folder, remove } = await temporaryFolder()
  const dataDir = `${folder}/data`
  const embedded = await joinEmbeddedPostgres({ dataDir, log: quiet })
  const server = await startServer({ DATA_DIR: dataDir })
  const database = openDatabase({ address: embedded.address, log: quiet })
  const close = async () => {
    await database.close()
    await server.stop()
    await embedded.leave()
    await removeEmbeddedPostgres(dataDir)
    await remove()
  }
  const began = performance.now()
  await fillBookings(embedded.address, size, new Date()).catch(async (error: unknown) => {
    await close()
    throw error
  })
  out(`${size} bookings are written in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  const { rows } = await sql<{ id: string; reference: string; lead_name: string; phone: string }>`
    select id, reference, lead_name, phone from bookings where state = 'completed' order by created_at desc offset ${size / 2} limit 1`.execute(
    database.db,
  )
  const middle = rows[0]
  if (!middle) throw new Error('Nothing was written')
  const cookie = await signIn(server.url, server.owner)
  return {
    size,
    middle,
    address: embedded.address,
    /** The address of a page of the admin area for a query. */
    pathOf(query: string): string {
      const shown = query
        .replace('deep', `after=${middle.id}`)
        .replace('q=reference', `q=${middle.reference}`)
        .replace('q=whole', `q=${encodeURIComponent(middle.lead_name)}`)
        .replace('q=family', `q=${encodeURIComponent(middle.lead_name.split(' ')[1] ?? '')}`)
        .replace('q=phone', `q=${encodeURIComponent(middle.phone)}`)
      return shown ? `/admin/bookings?${shown}` : '/admin/bookings'
    },
    async get(path: string): Promise<number> {
      const started = performance.now()
      const response = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      return performance.now() - started
    },
    close,
  }
}
type Site = Awaited<ReturnType<typeof openSite>>

async function signIn(url: string, owner: { email: string; password: string } | undefined): Promise<string> {
  const body = new URLSearchParams({ email: owner?.email ?? '', password: owner?.password ?? '' })
  const response = await fetch(`${url}/admin/login`, { method: 'POST', body, redirect: 'manual', headers: { origin: url } })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The same page of every site, in turn. */
async function measure(sites: readonly Site[], pathIn: (site: Site) => string): Promise<number[][]> {
  const took: number[][] = sites.map(() => [])
  for (let round = 0; round < warm + times; round += 1)
    for (const [index, site] of sites.entries()) {
      const ms = await site.get(pathIn(site))
      if (round >= warm) took[index]?.push(ms)
    }
  return took
}

/** The statements of a query with their plans, as they are run. */
async function printPlans(site: Site): Promise<void> {
  const pool = openRawPool(site.address, 'impamba bench', 4)
  const sent: { text: string; parameters: readonly unknown[] }[] = []
  const watched: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push({ text: query.sql, parameters: query.parameters }),
  })
  for (const [name, query] of Object.entries(queries)) {
    const bookingsQuery = readBookingsQuery(new URL(site.pathOf(query), 'http://admin.test').searchParams)
    sent.length = 0
    await listBookings(watched, listQueryOf(bookingsQuery), {
      sort: sortOf(bookingsQuery),
      direction: bookingsQuery.direction,
      cursor: bookingsQuery.cursor,
      limit: 25,
      today,
    })
    out(`\n#### ${name}\n\n\`\`\``)
    // The last statement reads the rows of the page by their ids, and is the same everywhere.
    for (const { text, parameters } of sent.slice(0, -1)) {
      const { rows } = await pool.query(`explain (analyze, costs off, timing off, buffers off) ${text}`, [...parameters])
      out(rows.map((row) => String(row['QUERY PLAN']).slice(0, 150)).join('\n'))
    }
    out('```')
  }
  await watched.destroy()
}

const sites: Site[] = []
let worst = 0
try {
  for (const size of sizes) sites.push(await openSite(size))
  const [small, large] = sites
  if (!small || !large) throw new Error('There are no two houses')
  if (chosen[0] !== 'plans') {
    out(
      `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node.js ${process.version}, ${new Date().toISOString().slice(0, 10)}, ${times} times each\n`,
    )
    out('| page | 1,000: p50 | p95 | 100,000: p50 | p95 | ratio at p50 | at p95 |\n|---|---|---|---|---|---|---|')
    const allPages: [string, (site: Site) => string][] = [
      ...Object.entries(queries).map(
        ([name, query]) => [name, (site: Site) => site.pathOf(query)] as [string, (site: Site) => string],
      ),
      ['one booking', ({ middle }) => `/admin/bookings/${middle.id}`],
      ['the calendar', () => '/admin/bookings/calendar'],
      ['arrivals of a day', () => `/admin/bookings/arrivals/${today}`],
      ...['', 'sort=name', 'sort=name&dir=desc', 'dir=asc', 'deep', 'q=whole', 'q=family', 'q=marit', 'q=phone', 'q=xqzwv'].map(
        (query) =>
          [`customers: ${query || 'newest first'}`, (site: Site) => site.pathOf(query).replace('/bookings', '/customers')] as [
            string,
            (site: Site) => string,
          ],
      ),
      ['customers: one of them', ({ middle }) => `/admin/customers/${middle.id}`],
      ...Object.entries(typed).map(
        ([name, query]) =>
          [`Ctrl K: ${name}`, (site: Site) => site.pathOf(query).replace('/admin/bookings?', '/admin/search.json?')] as [
            string,
            (site: Site) => string,
          ],
      ),
    ]
    const isChosen = ([name]: [string, unknown]) => chosen.length === 0 || chosen.some((begins) => name.startsWith(begins))
    for (const [name, pathIn] of allPages.filter(isChosen)) {
      const [one = [], other = []] = await measure(sites, pathIn)
      const ratio = at(other, 0.95) / at(one, 0.95)
      worst = Math.max(worst, ratio)
      const ms = (took: number[], share: number) => `${at(took, share).toFixed(1)} ms`
      out(
        `| ${name} | ${ms(one, 0.5)} | ${ms(one, 0.95)} | ${ms(other, 0.5)} | ${ms(other, 0.95)} | ${(at(other, 0.5) / at(one, 0.5)).toFixed(2)} | ${ratio.toFixed(2)} |`,
      )
    }
    out(`\nThe largest ratio at p95 is ${worst.toFixed(2)}; ${most} is allowed.`)
    const files = [
      ['CSV', '/admin/bookings/export.csv'],
      ['XLSX of 20,000', `/admin/bookings/export.xlsx?made-from=${addDays(today, -360)}`],
    ] as const
    for (const [file, path] of chosen.length === 0 ? files : [])
      out(`All as ${file}: ${((await large.get(path)) / 1000).toFixed(1)} s.`)
  }
  if (chosen.length === 0 || chosen[0] === 'plans') await printPlans(large)
  process.exitCode = worst <= most ? 0 : 1
} finally {
  for (const site of sites) await site.close()
}
