import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** The posts with pictures: with the given ones, or all. */
export async function listPostsWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    select distinct photo->>'picture' as picture, slug, title
    from posts, jsonb_path_query(body, '$[*] ? (@.kind == "photo")') as photo
    where ${pictures === undefined} or photo->>'picture' = any(${pictures ?? []})
    order by title`.execute(db)
  return rows
}
