import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** What a list of hotels says of each, as its draft has it. `liveId` is null where visitors see none. */
export type DraftFacts = {
  entryId: number
  liveId: string | null
  /** The name of its place; empty while it names none. */
  place: string
  /** 0 where stars say nothing. */
  stars: number
  /** Its types of room, and how many rooms they are. What was typed and is no number counts as none. */
  types: number
  rooms: number
}

export async function listDraftFacts(db: Db, entryIds: readonly number[]): Promise<DraftFacts[]> {
  const { rows } = await sql<DraftFacts>`
    select e.id as "entryId", case when e.published_version is not null then e.live_id end as "liveId",
      coalesce(p.name, '') as place,
      case when jsonb_typeof(e.content -> 'stars') = 'number' then (e.content ->> 'stars')::int else 0 end as stars,
      r.types, r.rooms
    from entries e
    left join places p on p.id = e.content ->> 'placeId'
    cross join lateral (
      select count(*)::int as types,
        coalesce(sum(case when jsonb_typeof(one -> 'count') = 'number' then (one ->> 'count')::numeric end), 0)::int as rooms
      from jsonb_path_query(e.content, '$.rooms[*]') as one
    ) r
    where e.id = any(${[...entryIds]})`.execute(db)
  return rows
}
