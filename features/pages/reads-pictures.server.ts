import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** A picture in a page or in a version of the terms. */
export type PageHolding = { picture: string; kind: 'page' | 'terms'; slug: string; title: string }

/** Which pages use which pictures: the pictures named, or all. */
export async function listPagesWithPictures(db: Db, pictures?: readonly string[]): Promise<PageHolding[]> {
  const { rows } = await sql<PageHolding>`
    select distinct photo->>'picture' as picture, 'page' as kind, slug, title
    from pages, jsonb_path_query(sections, '$[*].blocks[*] ? (@.kind == "photo")') as photo
    where ${pictures === undefined} or photo->>'picture' = any(${pictures ?? []})
    union all
    select distinct photo->>'picture', 'terms', version, version
    from terms_versions, jsonb_path_query(sections, '$[*].blocks[*] ? (@.kind == "photo")') as photo
    where ${pictures === undefined} or photo->>'picture' = any(${pictures ?? []})
    order by 2, 4`.execute(db)
  return rows
}
