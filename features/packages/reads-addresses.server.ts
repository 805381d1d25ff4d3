import { sql } from 'kysely'
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

/** Slugs of published packages on sale that come to a park or to one of some places, in the order of the list, so many at most. */
export async function listSlugsTo(
  db: Db,
  { parkId, placeIds }: { parkId?: string | undefined; placeIds: readonly string[] },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from packages p
    where p.status = 'published' and p.bookable and (
      ${parkId ?? null}::text = any(p.parks) or exists (
        select from package_days d where d.package_id = p.id
          and array[d.from_place_id, d.to_place_id, d.night_place_id] && ${[...placeIds]}::text[]))
    order by p.position, p.id limit ${most}`.execute(db)
  return rows.map(({ slug }) => slug)
}
