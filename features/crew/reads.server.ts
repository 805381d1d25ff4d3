import type { CarTables } from '#features/cars/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Car, CrewKind, CrewMember, Guide } from './crew.ts'
import type { CrewTables } from './tables.ts'

const guides = (db: Db) =>
  db
    .withTables<CrewTables>()
    .selectFrom('guides')
    .select(['id', 'name', 'languages', 'phone', 'licence_until as licenceUntil', 'note', 'active', 'version'])

const cars = (db: Db) =>
  db
    .withTables<CrewTables & CarTables>()
    .selectFrom('cars as c')
    .leftJoin('vehicle_classes as v', 'v.id', 'c.vehicle_class_id')
    .select(['c.id', 'c.name', 'c.vehicle_class_id as vehicleClassId', 'v.name as vehicleClass', 'c.seats'])
    .select(['c.inspection_until as inspectionUntil', 'c.note', 'c.active', 'c.version'])

/** Every guide, active ones first, then by name. */
export const listGuides = (db: Db): Promise<Guide[]> => guides(db).orderBy('active', 'desc').orderBy('name').execute()

/** Every vehicle, active ones first, then by name. */
export const listCars = (db: Db): Promise<Car[]> => cars(db).orderBy('c.active', 'desc').orderBy('c.name').execute()

export const findGuide = (db: Db, id: number): Promise<Guide | undefined> => guides(db).where('id', '=', id).executeTakeFirst()

export const findCar = (db: Db, id: number): Promise<Car | undefined> => cars(db).where('c.id', '=', id).executeTakeFirst()

/** Every guide and car by name, guides first: for lists to choose from. */
export async function listCrew(db: Db): Promise<CrewMember[]> {
  const [people, fleet] = await Promise.all([listGuides(db), listCars(db)])
  return [
    ...people.map(({ id, name, active, licenceUntil: until }) => ({ kind: 'guide' as const, id, name, active, until })),
    ...fleet.map(({ id, name, active, inspectionUntil: until }) => ({ kind: 'car' as const, id, name, active, until })),
  ]
}

/**
 * A guide or vehicle, locked until the transaction ends, so that two assignments happen one after the other. Undefined for an
 * unknown one.
 */
export async function lockCrewMember(
  tx: Tx,
  { kind, id }: { kind: CrewKind; id: number },
): Promise<{ name: string; active: boolean } | undefined> {
  return tx
    .withTables<CrewTables>()
    .selectFrom(kind === 'guide' ? 'guides' : 'cars')
    .select(['name', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Guides and vehicles whose name matches a pattern, up to a limit. There are dozens, so no index is needed. */
export async function findCrewLike(db: Db, like: string, limit: number) {
  const on = db.withTables<CrewTables>()
  const [guides, cars] = await Promise.all(
    (['guides', 'cars'] as const).map((table) =>
      on.selectFrom(table).select(['id', 'name']).where('name', 'ilike', like).orderBy('name').limit(limit).execute(),
    ),
  )
  return [
    ...(guides ?? []).map((one) => ({ ...one, kind: 'guides' as const })),
    ...(cars ?? []).map((one) => ({ ...one, kind: 'cars' as const })),
  ].slice(0, limit)
}
