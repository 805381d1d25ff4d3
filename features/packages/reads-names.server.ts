import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

/** A published package by name, for lists to choose from. `bookable`: whether it is sold at all. */
export type PackageName = { id: number; slug: string; title: string; nights: number; bookable: boolean }

/** Every published package, by title. */
export async function listPackageNames(db: Db): Promise<PackageName[]> {
  return db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select(['id', 'slug', 'title', 'nights', 'bookable'])
    .where('status', '=', 'published')
    .orderBy('title')
    .orderBy('id')
    .execute()
}

/** The id of the package that visitors find at an address, on sale or not; undefined where they find none. */
export async function findPackageId(db: Db, slug: string): Promise<number | undefined> {
  const found = await db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return found?.id
}

/** How many published packages spend a night at a hotel. */
export async function countPackagesSleepingAt(db: Db, hotelId: string): Promise<number> {
  const { count } = await db
    .withTables<PackageTables>()
    .selectFrom('packages as p')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('p.status', '=', 'published')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('package_days as d')
          .whereRef('d.package_id', '=', 'p.id')
          .where('d.night_hotel_id', '=', hotelId)
          .select('d.day'),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Published packages as staff pick them, by their address. */
export async function listPackageChoices(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select(['slug as id', 'title as name'])
    .where('status', '=', 'published')
    .orderBy('title')
    .execute()
}

/**
 * The countries, parks and styles that published packages have, each with how many. Many packages share theirs: they are counted
 * together first, so that three lists are taken apart for each such set and not for each package.
 */
export async function listFilterChoices(db: Db) {
  const { rows } = await sql<{ part: 'country' | 'park' | 'style'; id: string; name: string; count: number }>`
    with p as materialized (
      select countries, parks, styles, count(*) as alike from packages where status = 'published' group by countries, parks, styles)
    select 'country' as part, c.id, c.name, sum(p.alike)::int as count, c.position
      from p, unnest(p.countries) as x(id) join countries c on c.id = x.id group by c.id
    union all
    select 'park', k.id, k.name, sum(p.alike)::int, 0 from p, unnest(p.parks) as x(id) join parks k on k.id = x.id group by k.id
    union all
    select 'style', x.id, x.id, sum(p.alike)::int, 0 from p, unnest(p.styles) as x(id) group by x.id
    order by 1, 5, 3`.execute(db)
  const of = (part: string) => rows.filter((row) => row.part === part).map(({ id, name, count }) => ({ id, name, count }))
  return { countries: of('country'), parks: of('park'), styles: of('style') }
}
