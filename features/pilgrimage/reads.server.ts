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

/** A way to a shrine, with the place it begins at by name and on the map. */
export type NamedWay = ShrineGuide['ways'][number] & { name: string; lat: number; lng: number }

/** The ways of a guide in their order; one from a place that is not in the catalogue any more is left out. */
export async function listWays(db: Db, { ways }: Pick<ShrineGuide, 'ways'>): Promise<NamedWay[]> {
  if (ways.length === 0) return []
  const ids = ways.map(({ place }) => place)
  const places = await on(db).selectFrom('places').select(['id', 'name', 'lat', 'lng']).where('id', 'in', ids).execute()
  return ways.flatMap((way) => {
    const place = places.find(({ id }) => id === way.place)
    return place ? [{ ...way, name: place.name, lat: place.lat, lng: place.lng }] : []
  })
}
