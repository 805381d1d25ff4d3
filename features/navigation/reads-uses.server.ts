import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** How many menus, and banners that are not over on a day, lead to any of some paths of this site. Only what there is any of. */
export async function countLinksTo(db: Db, paths: readonly string[], today: Day): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from menus where exists (
        select from jsonb_array_elements(links) as link where link ->> 'to' = any(${[...paths]}::text[]))) as menus,
      (select count(*)::int from banners where link_to = any(${[...paths]}::text[]) and last_on >= ${today}) as banners`.execute(
    db,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0))
}
