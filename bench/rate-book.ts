import { sql } from 'kysely'
import { loadServiceYears } from '#app/admin/suppliers/load-service-years.server.ts'
import { loadRates } from '#app/admin/suppliers/rates/load-rates.server.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { openJourneyCost } from '#features/costs/cost-of-journey.server.ts'
import { listPackageServices } from '#features/costs/reads.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { listClosures, listContracts, listServices } from '#features/suppliers/reads.server.ts'
import { listServiceChoices } from '#features/suppliers/reads-book.server.ts'
import { countSuppliers, listSuppliers } from '#features/suppliers/reads-list.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { loadDemo, loadReference } from '#server/start/first-start.ts'
import { quietLog } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addMonths, kigaliDay } from '#values/dates.ts'
import { at, out, printMachine, printTable } from './report.ts'

/**
 * What the screens of the rate book read with 100 suppliers and 5,000 rates, and with 1,000 and 50,000: statements and milliseconds. Exits
 * with an error where the median of a screen grows by more than half, or it sends more statements. Figures: docs/rates.md.
 */
const times = 100
const mostGrowth = 1.5
const slug = 'gorillas-and-the-thousand-hills'

const { folder, remove } = await temporaryFolder()
const embedded = await joinEmbeddedPostgres({ dataDir: folder, log: quietLog })
await migrate({ address: embedded.address, folder: 'db/migrations' })
const pool = openDatabase({ address: embedded.address, log: quietLog })
const { ctx } = buildTestContext(pool, {})
const watched = watchStatements(embedded.address)
const watchedCtx = { ...ctx, db: watched.db }
const today = kigaliDay(ctx.clock.now())

/** Suppliers up to a number, each with five services, and contracts of two years with five seasons of each service: 50 rates. */
async function grow(to: number): Promise<void> {
  const year = Number(today.slice(0, 4))
  await sql`insert into suppliers (kind, name, place_id)
    select case when n % 5 = 0 then 'transport' else 'lodging' end, 'Bench ' || lpad(n::text, 5, '0'), 'kigali'
    from generate_series((select count(*) + 1 from suppliers where name like 'Bench %'), ${to}::int) n`.execute(ctx.db)
  await sql`insert into supplier_services (supplier_id, kind, name, basis, board, beds, most_guests)
    select s.id, 'stay', 'Room ' || n, 'room-night', 'FB', 2, 3 from suppliers s, generate_series(1, 5) n
    where s.name like 'Bench %' and not exists (select from supplier_services where supplier_id = s.id)`.execute(ctx.db)
  for (const held of [year, year + 1]) {
    await sql`insert into supplier_contracts (supplier_id, name, valid_from, valid_to, currency, pricing, vat, vat_bp, vat_reclaimed,
        levy, levy_bp, resale, season_rule, state)
      select s.id, ${String(held)}, make_date(${held}::int, 1, 1), make_date(${held}::int, 12, 31), 'USD', 'net', 'included', 1800, true,
        'none', 0, 'free', 'night', 'active'
      from suppliers s where s.name like 'Bench %'
        and not exists (select from supplier_contracts where supplier_id = s.id and name = ${String(held)})`.execute(ctx.db)
    await sql`insert into supplier_rates (service_id, contract_id, from_on, to_on, weekdays, amount_minor, live, created_at, created_by)
      select v.id, c.id, c.valid_from + 73 * n, c.valid_from + 73 * n + 72, '{1,2,3,4,5,6,7}', 20000 + 100 * n, true, now(), 'Bench'
      from supplier_contracts c join supplier_services v on v.supplier_id = c.supplier_id, generate_series(0, 4) n
      where c.name = ${String(held)} and exists (select from suppliers s where s.id = c.supplier_id and s.name like 'Bench %')
        and not exists (select from supplier_rates where contract_id = c.id)`.execute(ctx.db)
  }
  await sql`analyze`.execute(ctx.db)
}

async function screens() {
  const sold = await findSoldPackage(ctx.db, slug)
  if (!sold) throw new Error(`The demonstration has no ${slug}`)
  const startsOn = addMonths(today, 3)
  const { rows } = await sql<{ supplier: number; contract: number }>`select c.supplier_id as supplier, c.id as contract
    from supplier_contracts c join suppliers s on s.id = c.supplier_id where s.name = 'Bench 00050' order by c.id limit 1`.execute(
    ctx.db,
  )
  const { supplier = 0, contract = 0 } = rows[0] ?? {}
  const { db } = watchedCtx
  const list = { view: 'all', search: undefined, after: undefined, limit: 50, today } as const
  return {
    'the list': () => Promise.all([countSuppliers(db, undefined), listSuppliers(db, list)]),
    'the list, searched': () => Promise.all([countSuppliers(db, '0005'), listSuppliers(db, { ...list, search: '0005' })]),
    'the list, far on': () => listSuppliers(db, { ...list, after: { name: 'Bench 00060', id: 0 } }),
    'a supplier': async () => {
      const services = await listServices(db, supplier)
      await Promise.all([
        listContracts(db, supplier),
        listClosures(db, supplier, today),
        loadServiceYears(db, { supplierId: supplier, services, year: Number(today.slice(0, 4)) }),
      ])
    },
    'a rate table': () => loadRates(watchedCtx, readEnglish, { id: String(supplier), contractId: String(contract) }),
    'services to choose for a package': async () => {
      const taken = await listPackageServices(db, sold.id)
      const stored = taken.map(({ serviceId }) => serviceId)
      await listServiceChoices(db, { search: '', most: 300, stored, typed: [] })
    },
    'the cost of a package or a booking': async () => {
      const costFor = await openJourneyCost(db, sold.id, startsOn)
      costFor?.({
        kind: 'departure',
        nights: sold.nights,
        comfort: 'lodge',
        members: partyOfUnnamed(2),
        singleRooms: 0,
        others: 0,
      })
    },
  }
}

type Figures = { statements: number; fastest: number; p50: number }

async function measure(): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>()
  for (const [name, run] of Object.entries(await screens())) {
    for (let warm = 0; warm < 10; warm++) await run()
    const before = watched.sent.length
    await run()
    const statements = watched.sent.length - before
    const took: number[] = []
    for (let turn = 0; turn < times; turn++) {
      const began = performance.now()
      await run()
      took.push(performance.now() - began)
    }
    figures.set(name, { statements, fastest: at(took, 0), p50: at(took, 0.5) })
  }
  return figures
}

try {
  printMachine()
  await loadReference(ctx)
  await loadDemo(ctx)
  await grow(100)
  const small = await measure()
  await grow(1_000)
  const large = await measure()
  const ms = (figure: number) => `${figure.toFixed(1)} ms`
  const rows = [...small].map(([name, of]) => {
    const now = large.get(name) ?? of
    const [ratio, middle] = [now.fastest / of.fastest, now.p50 / of.p50]
    if (middle > mostGrowth || now.statements > of.statements) process.exitCode = 1
    return [
      name,
      `${now.statements}`,
      ms(of.fastest),
      ms(of.p50),
      ms(now.fastest),
      ms(now.p50),
      ratio.toFixed(2),
      middle.toFixed(2),
    ]
  })
  printTable(
    ['what is read', 'statements', '100: fastest', 'p50', '1,000: fastest', 'p50', 'ratio of the fastest', 'at p50'],
    rows,
  )
  out('')
} finally {
  await watched.close()
  await pool.close()
  await embedded.leave()
  await remove()
}
