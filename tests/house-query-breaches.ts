import type { Breach } from './house-breaches.ts'
import { queriesTouchTheirTables } from './house-features.ts'

const plan: Breach['plan'] = {
  features: {
    places: { tables: ['places', 'parks'], uses: [] },
    stock: { tables: ['stock_days', 'stock_claims'], uses: [] },
    packages: { tables: ['packages'], uses: ['places'] },
  },
  platformTables: ['jobs'],
}
const reads = 'features/packages/reads.server.ts'
const writes = 'features/packages/writes.server.ts'
const readsOf = (table: string) =>
  `${reads} reads ${table} of stock. Take the value as an argument, or add stock to its uses in tests/house.ts.`
const writesOf = (table: string, owner: string) => `${writes} writes ${table} of ${owner}. Call an action of ${owner}.`

/** One statement of reads.server.ts, and the strange tables it should be caught reading. */
const readings: Record<string, string[]> = {
  "db.selectFrom('stock_days as d')": ['stock_days'],
  "db.selectFrom(['packages', 'stock_days'])": ['stock_days'],
  "listRows(db, 'stock_days', ['day'])": ['stock_days'],
  "db.selectFrom('packages as p').leftJoin('stock_claims as c', 'c.id', 'p.id')": ['stock_claims'],
  "db.selectFrom('packages').where((e) => e.exists(e.selectFrom('stock_claims')))": ['stock_claims'],
  'db.withTables<PackageTables & { stock_days: { day: string } }>()': ['stock_days'],
  'sql`select * from packages p join stock_days d on d.day = p.day`': ['stock_days'],
  'sql<Row>`select 1 from packages p, unnest(p.days) as x(id), stock_days where true`': ['stock_days'],
  'sql`select (select count(*) from public.stock_claims c) from packages`': ['stock_claims'],
  'sql`with p as (select * from stock_days) select * from p`': ['stock_days'],
  'sql`select 1 from ${sql.table("stock_days")}`': ['stock_days'],
  "db.selectFrom('packages as p').innerJoin('places as a', 'a.id', 'p.start')": [],
  'sql`with stock_days as (select 1) select * from stock_days, stock_at(${now}) s`': [],
  "sql`select id, parks, ' from stock_days' from packages -- from stock_claims`": [],
  'sql`select extract(day from stock_days.day), a is distinct from stock_claims from places for update of places`': [],
}

/** One statement of writes.server.ts, and whose table it should be caught writing. */
const writings: Record<string, [string, string][]> = {
  "db.insertInto('places').values(row)": [['places', 'places']],
  "db.updateTable('stock_days as d').set(row)": [['stock_days', 'stock']],
  "db.deleteFrom('jobs')": [['jobs', 'platform']],
  'sql`insert into places (id) select id from packages on conflict (id) do update set id = excluded.id`': [['places', 'places']],
  "putRow(tx, 'places', id, row)": [['places', 'places']],
  "deleteRow(tx, 'stock_days', id)": [['stock_days', 'stock']],
  "rowKind({ name: 'place', table: 'places', schema })": [['places', 'places']],
  'sql`update only parks set name = ${name}`': [['parks', 'places']],
  'sql`delete from parks p using places a where a.id = p.id`': [['parks', 'places']],
  'sql`with gone as (delete from packages returning id) update places set id = 1 from gone`': [['places', 'places']],
  'sql`lock table stock_days in share mode`': [['stock_days', 'stock']],
  'sql`insert into packages (id) values (1) on conflict (id) do update set id = excluded.id`': [],
  'sql`select id from packages where id = 1 for update`': [],
}

export const queryBreaches: Breach[] = [
  ...Object.entries(readings).map(([code, tables]) => ({
    rule: queriesTouchTheirTables,
    planted: code,
    files: { [reads]: code },
    plan,
    messages: tables.map((table) => readsOf(table)),
  })),
  ...Object.entries(writings).map(([code, tables]) => ({
    rule: queriesTouchTheirTables,
    planted: code,
    files: { [writes]: code },
    plan,
    messages: tables.map(([table, owner]) => writesOf(table, owner)),
  })),
  {
    rule: queriesTouchTheirTables,
    planted: 'a read that writes, and a tool that knows the trade',
    files: { [reads]: "db.updateTable('packages')", 'platform/jobs.server.ts': 'sql`select 1 from jobs, packages`' },
    plan,
    messages: [
      `${reads} writes packages. Move the statement to writes.server.ts.`,
      'platform/jobs.server.ts reads packages: a tool knows no table of the trade. Move the query to packages.',
    ],
  },
]
