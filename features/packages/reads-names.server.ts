import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

/** The packages that there are, by their titles: for a choice among them. */
export async function listPackageNames(db: Db): Promise<{ slug: string; title: string }[]> {
  return db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select(['slug', 'title'])
    .orderBy('title')
    .orderBy('slug')
    .execute()
}
