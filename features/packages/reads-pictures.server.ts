import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Where pictures stand in published packages, as cover, of a day or in the gallery: those named, or all. */
export async function listPackagesWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const [all, named] = [pictures === undefined, pictures ?? []]
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    with held as (
      select id as package_id, cover as picture from packages where cover is not null and (${all} or cover = any(${named}))
      union select id, picture from packages, unnest(pictures) as picture
        where ${all} or pictures && ${named}::text[] and picture = any(${named})
      union select package_id, picture from package_days, unnest(pictures) as picture
        where ${all} or pictures && ${named}::text[] and picture = any(${named}))
    select held.picture, p.slug, p.title from held join packages p on p.id = held.package_id
    where p.status = 'published' order by p.title, held.picture`.execute(db)
  return rows
}
