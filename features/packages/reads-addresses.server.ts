import type { Picture } from '#features/media/picture.ts'
import { shownPicture } from '#features/media/reads-shown.server.ts'
import type { Db } from '#platform/context.ts'
import type { PackageTables } from './tables.ts'

/** Every published package by its address, with what it is, its cover and the instant of its last change: for lists that machines read. */
export async function listPackageAddresses(
  db: Db,
): Promise<{ slug: string; title: string; sentence: string; updatedAt: Date; cover: Picture | null }[]> {
  return db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select(['slug', 'title', 'sentence', 'updated_at as updatedAt'])
    .select(shownPicture('packages.cover').as('cover'))
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The instant of the newest change of a published package; null where there is none. No address is read. */
export async function findNewestChange(db: Db): Promise<Date | null> {
  const { newest } = await db
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select((e) => e.fn.max('updated_at').as('newest'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return newest
}
