import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { signInOwner } from '#tests/support/sign-in-owner.ts'
import { addDays, type Day, kigaliDay, weekday } from '#values/dates.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { fillOperations } from './fill-operations.ts'
import { feeId } from './fill-permits.ts'
import { type BenchServer, openBenchServer } from './open-server.ts'
import { type OperationsSize, sightOf } from './operations-in-sight.ts'
import { at, out, printAim, printTable } from './report.ts'

/**
 * Three sites get requests for the same pages of operations and reports in turn: one with a tenth of the data, one with the whole and the
 * same of it in sight, and one with the whole and ten times as much in sight. What is in sight is three months, and every report is of these.
 * The aim is for the second: 1.5 at the median, and as many statements. What the third shows is ten times as much, so it has no aim. Figures:
 * docs/growth-operations.md. `-- operations --only=board,cash` measures the pages whose names begin so.
 */
const warm = 4
const times = 30
const most = 1.5

const sizes: Record<'tenth' | 'whole' | 'crowded', OperationsSize> = {
  tenth: {
    members: 60,
    bookings: { seen: 240, elsewhere: 2_160 },
    assignments: { seen: 200, elsewhere: 0 },
    permits: { seen: 3_000, elsewhere: 0 },
    enquiries: { seen: 200, elsewhere: 1_800 },
  },
  whole: {
    members: 60,
    bookings: { seen: 240, elsewhere: 23_760 },
    assignments: { seen: 200, elsewhere: 1_800 },
    permits: { seen: 3_000, elsewhere: 27_000 },
    enquiries: { seen: 200, elsewhere: 19_800 },
  },
  crowded: {
    members: 200,
    bookings: { seen: 2_400, elsewhere: 21_600 },
    assignments: { seen: 2_000, elsewhere: 0 },
    permits: { seen: 30_000, elsewhere: 0 },
    enquiries: { seen: 2_000, elsewhere: 18_000 },
  },
}

function pagesOf(today: Day): Record<string, string> {
  const { from, to } = sightOf(today)
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const reports = { income: 'income', profit: 'profit', 'crew days': 'crew-days', 'permits lost': 'permits-lost' }
  return {
    'board, four weeks': `/admin/roster?from=${monday}&span=4`,
    'board, a month': `/admin/roster?from=${today}&span=month`,
    'permits, a month': `/admin/permits?fee=${feeId}&month=${today.slice(0, 7)}`,
    'permits, a day': `/admin/permits/${feeId}/${addDays(today, 5)}`,
    'the day': '/admin/day',
    'orders to send': '/admin/supply?view=send',
    'orders waiting': '/admin/supply?view=waiting',
    'orders, all': '/admin/supply?view=all',
    'payables to pay': '/admin/payables',
    'cash by week': '/admin/reports/cash',
    ...Object.fromEntries(
      Object.entries({ ...reports, 'answer times': 'answer-times', occupancy: 'occupancy' }).map(([name, path]) => [
        name,
        `/admin/reports/${path}?from=${from}&to=${to}`,
      ]),
    ),
  }
}

/** `cpuSeconds`: what the server and its PostgreSQL have used so far. */
type Site = BenchServer & { cookie: string; cpuSeconds(): number }

async function openSite(size: OperationsSize): Promise<Site> {
  const site = await openBenchServer()
  const began = performance.now()
  try {
    await fillOperations(site.address, size, new Date())
    await sql`alter system set log_line_prefix = '%a|'`.execute(site.database.db)
    out(`\n${await countsOf(site)}; filled in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    const { rows } = await sql<{ pid: string }>`
      select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`.execute(site.database.db)
    const cpuSeconds = () => cpuOf(site.server.process.pid ?? 0) + cpuOfFamily(rows[0]?.pid ?? '')
    return { ...site, cookie: await signInOwner(site.server), cpuSeconds }
  } catch (error) {
    await site.close()
    throw error
  }
}

async function countsOf({ database }: BenchServer): Promise<string> {
  const tables = ['bookings', 'departures', 'assignments', 'permits', 'supplier_order_lines', 'payables', 'enquiries']
  const counts = tables.map((table) => sql`(select count(*)::int from ${sql.id(table)}) as ${sql.id(table)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(database.db)
  return Object.entries(rows[0] ?? {})
    .map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`)
    .join(', ')
}

async function answer({ server, cookie }: Site, path: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now()
  const response = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
  const body = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return { ms: performance.now() - began, bytes: body.byteLength }
}

/** How many statements of the server a page takes, by the log of PostgreSQL: the fewest of ten, because the server has work of its own. */
async function countStatements(site: Site, path: string): Promise<number> {
  const counts: number[] = []
  const log = async (what: 'all' | 'none') => {
    await sql`alter system set log_statement = ${sql.lit(what)}`.execute(site.database.db)
    await sql`select pg_reload_conf()`.execute(site.database.db)
    // Each connection reads its settings again before its next statement, once it was signalled.
    await pause(200)
  }
  await log('all')
  for (let nth = 0; nth < 10; nth += 1) {
    const before = readFileSync(site.postgresLog, 'utf8').length
    await answer(site, path)
    await pause(50)
    const written = readFileSync(site.postgresLog, 'utf8').slice(before)
    counts.push(written.match(/^impamba\|LOG: {2}(statement|execute)/gm)?.length ?? 0)
  }
  await log('none')
  return Math.min(...counts)
}

/** Requests a page from every site in turn, prints its row, and returns how much slower the whole is than a tenth. */
async function printRow(name: string, path: string, sites: readonly Site[]): Promise<{ ratio: number; sameStatements: boolean }> {
  const took = sites.map((): number[] => [])
  const [bytes, cpu] = [sites.map(() => 0), sites.map(() => 0)]
  for (let round = 0; round < warm + times; round += 1)
    for (const turn of sites.keys()) {
      // Another one begins each round: what a large page leaves to clear up falls on all of them alike.
      const nth = (turn + round) % sites.length
      const site = sites[nth]
      if (!site) continue
      const before = site.cpuSeconds()
      const answered = await answer(site, path)
      bytes[nth] = answered.bytes
      if (round < warm) continue
      took[nth]?.push(answered.ms)
      cpu[nth] = (cpu[nth] ?? 0) + site.cpuSeconds() - before
    }
  const statements: number[] = []
  for (const site of sites) statements.push(await countStatements(site, path))
  const [tenth = [], whole = [], crowded = []] = took
  const ratio = (of: readonly number[], share: number) => (at(of, share) / at(tenth, share)).toFixed(2)
  const cells = [
    name,
    ...took.map((each) => `${at(each, 0.5).toFixed(0)} · ${at(each, 0.95).toFixed(0)}`),
    ...[whole, crowded].map((each) => `${ratio(each, 0.5)} · ${ratio(each, 0.95)}`),
    cpu.map((seconds) => ((seconds * 1000) / times).toFixed(0)).join(' · '),
    bytes.map((size) => (size / 1000).toFixed(0)).join(' · '),
    statements.join(' · '),
  ]
  out(`| ${cells.join(' | ')} |`)
  return { ratio: at(whole, 0.5) / at(tenth, 0.5), sameStatements: statements[0] === statements[1] }
}

export async function benchOperations(): Promise<void> {
  const only = process.argv
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? ['']
  const chosen = Object.entries(pagesOf(kigaliDay(new Date()))).filter(([name]) => only.some((begins) => name.startsWith(begins)))
  const sites: Site[] = []
  try {
    for (const size of Object.values(sizes)) sites.push(await openSite(size))
    printTable(
      [
        'in ms, p50 · p95',
        'a tenth',
        'the whole',
        'ten times in sight',
        'whole to tenth',
        'in sight to tenth',
        'ms of CPU',
        'kB',
        'statements',
      ],
      [],
    )
    const rows: Awaited<ReturnType<typeof printRow>>[] = []
    for (const [name, path] of chosen) rows.push(await printRow(name, path, sites))
    printAim('the largest ratio at the median, the same in sight', Math.max(...rows.map(({ ratio }) => ratio)), { most })
    printAim('pages that take as many statements, of all', rows.filter(({ sameStatements }) => sameStatements).length, {
      least: rows.length,
    })
  } finally {
    for (const site of sites) await site.close()
  }
}
