import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

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
