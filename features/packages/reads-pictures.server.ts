import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Where pictures stand in published packages: those named, or all. */
export async function listPackagesWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    select picture, slug, title from packages, unnest(pictures) as picture
    where status = 'published' and (${pictures === undefined} or pictures && ${pictures ?? []}::text[] and picture = any(${pictures ?? []}))
    order by title`.execute(db)
  return rows
}
