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
