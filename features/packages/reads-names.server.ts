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
