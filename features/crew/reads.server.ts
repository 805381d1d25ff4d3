import { sql } from 'kysely'
import type { CarTables } from '#features/cars/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { CrewRole } from './assignments/assignment.ts'
import type { CrewKind, CrewMember } from './crew.ts'
import { languageCode } from './language-names.ts'
import type { Car, Guide } from './member-facts.ts'
import type { CrewTables } from './tables.ts'

const guides = (db: Db) =>
  db
    .withTables<CrewTables>()
    .selectFrom('guides')
    .select(['id', 'name', 'languages', 'spoken', 'email', 'phone', 'ownership', 'supplier_id as supplierId', 'roles'])
    .select(['licence_until as licenceUntil', 'licence_classes as licenceClasses', 'countries', 'base_place_id as basePlaceId'])
    .select(['note', 'active', 'version'])

/** A language that has its level is not said twice. One that the release before added has none yet. */
const guideOf = ({ languages, ...guide }: Omit<Guide, 'otherLanguages'> & { languages: string[] }): Guide => ({
  ...guide,
  otherLanguages: languages.filter((name) => !Object.hasOwn(guide.spoken, languageCode(name) ?? '')),
})

const cars = (db: Db) =>
  db
    .withTables<CrewTables & CarTables>()
    .selectFrom('cars as c')
    .leftJoin('vehicle_classes as v', 'v.id', 'c.vehicle_class_id')
    .select(['c.id', 'c.name', 'c.plate', 'c.vehicle_class_id as vehicleClassId', 'v.name as vehicleClass', 'c.seats'])
    .select(['c.for_hire as forHire', 'c.ownership', 'c.supplier_id as supplierId', 'c.licence_class as licenceClass'])
    .select(['c.inspection_until as inspectionUntil', 'c.insured_until as insuredUntil'])
    .select(['c.yellow_card_until as yellowCardUntil', 'c.yellow_card_countries as yellowCardCountries'])
    .select(['c.base_place_id as basePlaceId', 'c.note', 'c.active', 'c.version'])

/** Every guide, active ones first, then by name. */
export const listGuides = (db: Db): Promise<Guide[]> =>
  guides(db)
    .orderBy('active', 'desc')
    .orderBy('name')
    .execute()
    .then((rows) => rows.map(guideOf))

/** Every vehicle, active ones first, then by name. */
export const listCars = (db: Db): Promise<Car[]> => cars(db).orderBy('c.active', 'desc').orderBy('c.name').execute()

export async function findGuide(db: Db, id: number): Promise<Guide | undefined> {
  const row = await guides(db).where('id', '=', id).executeTakeFirst()
  return row && guideOf(row)
}

export const findCar = (db: Db, id: number): Promise<Car | undefined> => cars(db).where('c.id', '=', id).executeTakeFirst()

/** Whether there is any active guide or vehicle. */
export async function hasCrew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from guides where active) or exists (select from cars where active) as is`.execute(db)
  return rows[0]?.is ?? false
}

/**
 * An expression of SQL: whether an active vehicle of our own is of a class. Also where no vehicle says its class: nobody uses the lists then, and of a class
 * there are as many as are typed for it (docs/cars.md, 'On request'). One that is hired in is somebody's already.
 */
export const isClassInFleet = (classId: string) =>
  sql<boolean>`(select coalesce(bool_or(c.vehicle_class_id = ${classId} and c.ownership = 'own'), true) from cars c where c.active)`

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
export async function lockCrewMember(tx: Tx, { kind, id }: { kind: CrewKind; id: number }): Promise<LockedMember | undefined> {
  const on = tx.withTables<CrewTables>()
  const member =
    kind === 'guide'
      ? await on
          .selectFrom('guides')
          .select(['name', 'active', 'ownership', 'roles'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : await on.selectFrom('cars').select(['name', 'active', 'ownership']).where('id', '=', id).forUpdate().executeTakeFirst()
  return (
    member && {
      kind,
      id,
      name: member.name,
      active: member.active,
      isOwn: member.ownership === 'own',
      roles: 'roles' in member ? member.roles : [],
    }
  )
}

/** `isOwn`: not a freelancer, and not hired in. */
export type LockedMember = { kind: CrewKind; id: number; name: string; active: boolean; isOwn: boolean; roles: CrewRole[] }

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
