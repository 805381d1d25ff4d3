import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

type Held = { picture: string; kind: 'country' | 'park'; id: string; name: string }

/** The countries and parks that have a cover: the given pictures, or any. */
export async function listPlacesWithPictures(db: Db, pictures?: readonly string[]): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with held as (
      select cover as picture, 'country' as kind, id, name from countries where cover is not null
      union all select cover, 'park', id, name from parks where cover is not null)
    select * from held where ${pictures === undefined} or picture = any(${pictures ?? []})
    order by kind, name`.execute(db)
  return rows
}
