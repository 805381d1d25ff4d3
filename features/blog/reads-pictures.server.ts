import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** The posts with pictures, as cover or in their text: with the given ones, or all. */
export async function listPostsWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    with held as (
      select slug, cover as picture from posts where cover is not null
      union select slug, photo->>'picture' from posts, jsonb_path_query(body, '$[*] ? (@.kind == "photo")') as photo)
    select held.picture, p.slug, p.title from held join posts p on p.slug = held.slug
    where ${pictures === undefined} or held.picture = any(${pictures ?? []})
    order by p.title, held.picture`.execute(db)
  return rows
}
