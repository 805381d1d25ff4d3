import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { CarFacts, CrewKind, GuideFacts } from './crew.ts'
import type { CrewTables } from './tables.ts'

const tableOf = (kind: CrewKind) => (kind === 'guide' ? 'guides' : 'cars')

const guideRow = ({ name, languages, phone, licenceUntil, note }: GuideFacts) => ({
  name,
  languages,
  phone,
  licence_until: licenceUntil,
  note,
})
const carRow = ({ name, vehicleClassId, seats, inspectionUntil, note }: CarFacts) => ({
  name,
  vehicle_class_id: vehicleClassId,
  seats,
  inspection_until: inspectionUntil,
  note,
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

/** Adds a vehicle; undefined where the name is taken. */
export async function insertCar(tx: Tx, car: CarFacts): Promise<number | undefined> {
  const row = await tx
    .withTables<CrewTables>()
    .insertInto('cars')
    .values(carRow(car))
    .onConflict((conflict) => conflict.column('name').doNothing())
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
