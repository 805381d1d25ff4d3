import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { CrewKind } from './crew.ts'
import { namesOfLanguages } from './language-names.ts'
import type { CarFacts, GuideFacts } from './member-facts.ts'
import type { CrewTables } from './tables.ts'

const tableOf = (kind: CrewKind) => (kind === 'guide' ? 'guides' : 'cars')

const guideRow = (guide: GuideFacts) => ({
  name: guide.name,
  languages: namesOfLanguages(guide.spoken, guide.otherLanguages),
  spoken: JSON.stringify(guide.spoken),
  email: guide.email,
  phone: guide.phone,
  ownership: guide.ownership,
  supplier_id: guide.supplierId,
  roles: guide.roles,
  licence_until: guide.licenceUntil,
  licence_classes: guide.licenceClasses,
  countries: guide.countries,
  base_place_id: guide.basePlaceId,
  note: guide.note,
})
const carRow = (car: CarFacts) => ({
  name: car.name,
  plate: car.plate,
  vehicle_class_id: car.vehicleClassId,
  seats: car.seats,
  for_hire: car.forHire,
  ownership: car.ownership,
  supplier_id: car.supplierId,
  licence_class: car.licenceClass,
  inspection_until: car.inspectionUntil,
  insured_until: car.insuredUntil,
  yellow_card_until: car.yellowCardUntil,
  yellow_card_countries: car.yellowCardCountries,
  base_place_id: car.basePlaceId,
  note: car.note,
})

/** Adds a guide; undefined where the name is taken. */
export async function insertGuide(tx: Tx, guide: GuideFacts): Promise<number | undefined> {
  const row = await tx
    .withTables<CrewTables>()
    .insertInto('guides')
    .values(guideRow(guide))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Adds a vehicle; undefined where the name or the plate is taken. */
export async function insertCar(tx: Tx, car: CarFacts): Promise<number | undefined> {
  const row = await tx
    .withTables<CrewTables>()
    .insertInto('cars')
    .values(carRow(car))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateGuide(tx: Tx, { id, version }: { id: number; version: number }, guide: GuideFacts): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<CrewTables>()
    .updateTable('guides')
    .set({ ...guideRow(guide), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateCar(tx: Tx, { id, version }: { id: number; version: number }, car: CarFacts): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<CrewTables>()
    .updateTable('cars')
    .set({ ...carRow(car), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether somebody else of the kind has this name. */
export async function isNameTaken(tx: Tx, kind: CrewKind, name: string, id: number): Promise<boolean> {
  const row = await tx
    .withTables<CrewTables>()
    .selectFrom(tableOf(kind))
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The name of another vehicle with this plate, whatever its case; undefined for an empty plate. `id`: the vehicle's own, if it has one. */
export async function findPlateOwner(tx: Tx, plate: string, id: number | undefined): Promise<string | undefined> {
  if (plate === '') return undefined
  let found = tx
    .withTables<CrewTables>()
    .selectFrom('cars')
    .select('name')
    .where(sql`upper(plate)`, '=', plate.toUpperCase())
    .where('plate', '<>', '')
  if (id !== undefined) found = found.where('id', '<>', id)
  return (await found.executeTakeFirst())?.name
}

/** Deactivates one, or activates it again; answers its name where that changed anything. */
export async function updateActive(tx: Tx, kind: CrewKind, id: number, active: boolean): Promise<string | undefined> {
  const row = await tx
    .withTables<CrewTables>()
    .updateTable(tableOf(kind))
    .set({ active, version: sql`version + 1` })
    .where('id', '=', id)
    .where('active', '<>', active)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
