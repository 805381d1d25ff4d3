import { sql } from 'kysely'
import { readDeparturesQuery } from '#app/admin/departures/list/departures-query.ts'
import { loadDepartures } from '#app/admin/departures/list/load-departures.server.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoPackages } from '#db/demo/packages.ts'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { createDepartures } from '#features/departures/create-departures.server.ts'
import { readImport } from '#features/departures/series/read-import.server.ts'
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { loadReference } from '#server/start/first-start.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

/**
 * The admin area’s list of departures with 1,000 and with 100,000 of them, the slowest of its pages, and an import of 1,000.
 * Prints p50 and p95 and exits with an error where the p95 of a page grows by more than half. Figures: docs/growth-departures.md.
 */
const times = 60
const mostGrowth = 1.5
const out = (line: string) => process.stdout.write(`${line}\n`)

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const { folder, remove } = await temporaryFolder()
const embedded = await joinEmbeddedPostgres({ dataDir: folder, log: quiet })
await migrate({ address: embedded.address, folder: 'db/migrations' })
const pool = openDatabase({ address: embedded.address, log: quiet })
const { ctx } = buildTestContext(pool, {})
const today = kigaliDay(ctx.clock.now())
const actor = { id: 'bench', name: 'Bench' }

async function publish(): Promise<void> {
  const fees = await listVisitorFees(ctx.db)
  await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels as NewHotel[])
    for (const [position, content] of demoPackages.entries()) await publishPackage(ctx, tx, content, { fees, position })
  })
}

/** 1,000 lines on days and journeys of their own. */
async function importThousand(): Promise<void> {
  const packages = (await listPackageNames(ctx.db)).filter(({ bookable }) => bookable).slice(0, 10)
  const lines = Array.from({ length: 1000 }, (_, at) => {
    const of = packages[at % 10]
    const comfort = demoPackages.find(({ slug }) => slug === of?.slug)?.prices[0]?.comfort
    return `${of?.slug},${addDays(today, 30 + Math.floor(at / 10))},${comfort},8,8`
  })
  const text = ['package,starts_on,comfort,seats,minimum', ...lines].join('\n')
  const began = performance.now()
  const read = readImport(text, { packages, crew: [] })
  if (read.fault || read.faults.length > 0) throw new Error(JSON.stringify(read).slice(0, 300))
  const readAt = performance.now()
  const made = await createDepartures(ctx, { wanted: read.wanted, onSale: true, evenIfClash: false, how: 'import', actor })
  if (!made.done) throw new Error(made.refusal.reason)
  const ms = (from: number, to: number) => `${(to - from).toFixed(0)} ms`
  out(
    `Import of ${made.value.length}: read ${ms(began, readAt)}, planned and made in one transaction ${ms(readAt, performance.now())}`,
  )
}

/** 99,000 more, straight into the tables: half past, half to come, one in a hundred a draft. */
async function grow(): Promise<void> {
  for (let from = 1; from < 99_000; from += 9_000) {
    await sql`insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort, sale, opened_at)
      select 'grown-' || n, p.id, x.day, x.day, 4, 'lodge', case when n % 100 = 0 then 'draft' else 'on-sale' end,
        case when n % 100 = 0 then null else now() end
      from generate_series(${from}::int, ${from + 8_999}::int) as n
      join (select id, row_number() over (order by id) - 1 as place from packages) p on p.place = n / 6000
      cross join lateral (select ${today}::date + (n % 6000) * (case when n % 2 = 0 then 1 else -1 end) + 140 as day) x
      on conflict do nothing`.execute(ctx.db)
    await sql`insert into stock_days select 'departure:' || id, starts_on, 8 from departures where slug like 'grown-%'
      on conflict do nothing`.execute(ctx.db)
  }
  await sql`analyze`.execute(ctx.db)
}

const queries = {
  'first page': '',
  'far page': `after=${addDays(today, 100)}.1`,
  'one month': `month=${addDays(today, 60).slice(0, 7)}`,
  'one package': 'package=an-hour-with-the-gorillas',
  search: 'q=gorilla',
  'not on sale': 'view=draft',
  booked: 'view=booked',
  'with a clash': 'only=clash',
}

async function measure(): Promise<Map<string, number>> {
  const p95 = new Map<string, number>()
  for (const [name, query] of Object.entries(queries)) {
    const departuresQuery = readDeparturesQuery(new URLSearchParams(query))
    for (let warm = 0; warm < 10; warm++) await loadDepartures(ctx, readEnglish, departuresQuery)
    const took: number[] = []
    for (let run = 0; run < times; run++) {
      const began = performance.now()
      await loadDepartures(ctx, readEnglish, departuresQuery)
      took.push(performance.now() - began)
    }
    took.sort((a, b) => a - b)
    const at = (share: number) => took[Math.floor((times - 1) * share)] ?? 0
    p95.set(name, at(0.95))
    out(`  ${name.padEnd(14)} p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`)
  }
  return p95
}

try {
  await loadReference(ctx)
  await publish()
  await importThousand()
  // As many drafts as fill a page, in the small database too.
  await sql`update departures set sale = 'draft', opened_at = null where id % 10 = 0`.execute(ctx.db)
  await sql`analyze`.execute(ctx.db)
  out('1,000 departures')
  const small = await measure()
  await grow()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from departures`.execute(ctx.db)
  out(`${rows[0]?.count} departures`)
  const large = await measure()
  for (const [name, before] of small) {
    const ratio = (large.get(name) ?? 0) / before
    out(`  ${name.padEnd(14)} ${ratio.toFixed(2)} times`)
    if (ratio > mostGrowth) process.exitCode = 1
  }
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off, summary off)
    select d.id from departures d join packages p on p.id = d.package_id
    where d.trashed_at is null and d.cancelled_at is null and d.starts_on >= ${today} and (d.starts_on, d.id) > (${addDays(today, 100)}::date, 1)
    order by d.starts_on, d.id limit 51`.execute(ctx.db)
  out(plan.map((one) => one['QUERY PLAN']).join('\n'))
} finally {
  await pool.close()
  await embedded.leave()
  await remove()
}
