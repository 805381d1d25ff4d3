import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

/** Every published package by its address, with the instant of its last change: for the sitemap. */
export async function listPackageAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select(['slug', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute()
}
