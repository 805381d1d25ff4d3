import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Feast } from './feast.ts'
import type { Shrine, ShrineGuide } from './shrine-guide.ts'
import type { PilgrimageTables } from './tables.ts'

const on = (db: Db) => db.withTables<PilgrimageTables & PlaceTables>()

/** Every feast, those on fixed days first, by their day. */
export async function listFeasts(db: Db): Promise<Feast[]> {
  const rows = await on(db).selectFrom('feasts').selectAll().orderBy('id').execute()
  const place = ({ rule }: Feast) => (rule.kind === 'fixed' ? rule.monthDay : '99')
  return rows.sort((a, b) => place(a).localeCompare(place(b)))
}

/** A shrine with its guide. */
export async function findShrine(db: Db, id: string): Promise<Shrine | undefined> {
  return on(db).selectFrom('shrines').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Every shrine with its guide. */
export const listShrines = (db: Db): Promise<Shrine[]> => on(db).selectFrom('shrines').selectAll().orderBy('id').execute()

type OnMap = { name: string; lat: number; lng: number }
/** A way to a shrine, with the place it begins at by name and on the map. */
export type NamedWay = ShrineGuide['ways'][number] & OnMap

/**
 * The roads to a shrine in their order, and the shrine itself on the map: its id is that of the place it lies in. Places that
 * no longer exist are left out.
 */
export async function listRoutes(
  db: Db,
  { id, guide }: Pick<Shrine, 'id' | 'guide'>,
): Promise<{ at?: OnMap; roads: NamedWay[] }> {
  const wanted = [id, ...guide.ways.map(({ place }) => place)]
  const rows = await on(db).selectFrom('places').select(['id', 'name', 'lat', 'lng']).where('id', 'in', wanted).execute()
  const places = new Map(rows.map(({ id: of, ...place }) => [of, place]))
  const at = places.get(id)
  const roads = guide.ways.flatMap((way) => {
    const place = places.get(way.place)
    return place ? [{ ...way, ...place }] : []
  })
  return { roads, ...(at && { at }) }
}
