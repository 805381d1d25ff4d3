import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

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
