import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#platform/context.ts'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'

/** The columns of a table that a row must be given, as the database has them now. */
async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

/** Writes every row of a table that belongs to a package of the demonstration again for each copy of that package. */
async function copyParts(db: Db, table: string): Promise<void> {
  const own = (await columnsOf(db, table)).filter((name) => name !== 'package_id')
  const names = sql.join(own.map((name) => sql.id(name)))
  const values = sql.join(own.map((name) => sql.id('t', name)))
  await sql`insert into ${sql.id(table)} (package_id, ${names})
    select c.id, ${values} from ${sql.id(table)} t join packages p on p.id = t.package_id
    join packages c on regexp_replace(c.slug, '-copy-[0-9]+$', '') = p.slug and c.id <> p.id`.execute(db)
}

/**
 * Brings the packages of the demonstration to `packages` by copies of them with all that belongs to them and titles of their own, and
 * the departures to `departures`: spread over the packages and over ten years, half of them past. Everything is set by set.
 */
export async function fillPackages(address: DatabaseAddress, size: { packages: number; departures: number }): Promise<void> {
  const pool = openRawPool(address, 'impamba bench', 1)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    // Nothing is known yet of rows that were written a moment ago: a plan for a few of them takes minutes for many.
    await sql`set enable_nestloop = off`.execute(db)
    const changed = new Set(['slug', 'title', 'position', 'from_minor'])
    const same = (await columnsOf(db, 'packages')).filter((name) => !changed.has(name))
    await sql`
      insert into packages (slug, title, position, from_minor, ${sql.join(same.map((name) => sql.id(name)))})
      select p.slug || '-copy-' || n, p.title || ' ' || n, p.position + 24 * n, p.from_minor + 100 * (n % 400),
        ${sql.join(same.map((name) => sql.id('p', name)))}
      from packages p cross join generate_series(1, ${size.packages}::int / (select count(*) from packages) + 1) n
      order by n, p.position limit ${size.packages}::int - (select count(*) from packages)`.execute(db)
    for (const table of ['package_days', 'package_prices', 'package_fees']) await copyParts(db, table)
    for (const table of ['packages', 'package_prices']) await sql`analyze ${sql.id(table)}`.execute(db)
    await sql`
      with sold as (select p.id, p.slug, p.nights, (p.comforts -> 0 ->> 'comfort') as comfort, row_number() over (order by p.id) - 1 as place
        from packages p where p.bookable), many as (select count(*) as all_of_them from sold),
      priced as (select package_id, min(comfort) as comfort from package_prices group by package_id),
      made as (
        insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort)
        select s.slug || '-grown-' || n, s.id, x.day, x.day + s.nights, 4,
          coalesce(r.comfort, 'lodge')
        from generate_series(1, ${size.departures}::int) n join many on true join sold s on s.place = n % many.all_of_them
        left join priced r on r.package_id = s.id
        cross join lateral (select current_date + ((n::bigint * 7919 % 3650) - 1825)::int as day) x
        on conflict do nothing returning id, starts_on)
      insert into stock_days select 'departure:' || id, starts_on, 8 from made on conflict do nothing`.execute(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Leaves a filled database as one that has been at rest: fresh statistics, and pages that an index may answer for. A transaction that
 * is open anywhere on the server, also in another database, can keep pages from being marked all-visible: it waits for its end.
 */
export async function settle(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(connectionSettings(address, 'impamba bench'))
  await client.connect()
  try {
    const unmarked = `select count(*)::int as tables from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages`
    do await client.query('vacuum (analyze)')
    while ((await client.query(unmarked)).rows[0]?.tables > 0)
  } finally {
    await client.end()
  }
}
