import { findMovedTo } from '#features/content/reads.server.ts'
import { findPackageId } from '#features/packages/reads-names.server.ts'
import type { Db } from '#platform/context.ts'

/** The address of the page of a package that was booked under a slug; null where it has none any more, so that nothing links to it. */
export async function shownPackage(db: Db, slug: string): Promise<string | null> {
  if ((await findPackageId(db, slug)) !== undefined) return slug
  return (await findMovedTo(db, 'package', slug)) ?? (await findMovedTo(db, 'pilgrimage', slug)) ?? null
}
