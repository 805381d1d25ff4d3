import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { TripVersion } from '../trip-version.ts'
import { versionTexts } from './version-texts.ts'

/** So many names are looked at. */
const most = 50

/**
 * Names that the texts of a version may say: of activities of the rate book, and of what was on the days of the version that it goes on from, of a stay
 * its house. A name may be part of a longer word still.
 */
export async function listNamesInTexts(db: Db, version: TripVersion): Promise<string[]> {
  const texts = versionTexts(version)
    .map(({ text }) => text)
    .join('\n')
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name from supplier_services where kind = 'activity' and archived_at is null
      union
      select case kind when 'stay' then split_part(title, ':', 1) else title end as name from trip_items
      where version_id = ${version.baseId} and kind in ('stay', 'activity', 'meal', 'flight', 'other')
    ) names
    where name <> '' and position(lower(name) in lower(${texts})) > 0
    order by name
    limit ${most}`.execute(db)
  return rows.map(({ name }) => name)
}
