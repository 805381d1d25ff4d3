import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { SavedList, SavedView } from './saved-view.ts'

/** What somebody sees of a list's saved views: their own and those that the office shares, by name. */
export async function listSavedViews(db: Db, { list, staffId }: { list: SavedList; staffId: string }): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.name, v.query, v.shared, v.staff_id = ${staffId} as "isMine", s.name as "staffName"
    from saved_views v join staff s on s.id = v.staff_id
    where v.list = ${list} and (v.staff_id = ${staffId} or v.shared) order by lower(v.name), v.id`.execute(db)
  return rows
}
