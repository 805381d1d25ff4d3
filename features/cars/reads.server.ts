import type { RawBuilder, Selectable } from 'kysely'
import type { BorderTerms, DayRates } from '#features/pricing/hires/hire-rates.ts'
import type { Db } from '#platform/context.ts'
import type { CarTables } from './tables.ts'
import type { VehicleClass } from './vehicle-class.ts'

const classes = (db: Db) => db.withTables<CarTables>().selectFrom('vehicle_classes').selectAll().where('active', '=', true)

type ClassRow = Selectable<CarTables['vehicle_classes']>

const ratesOf = (lowMinor: number | null, highMinor: number | null): DayRates | null =>
  lowMinor === null || highMinor === null ? null : { lowMinor, highMinor }

function borderOf(row: ClassRow): BorderTerms | null {
  const { border_countries: countries, border_fee_minor: feeMinor, border_notice_days: noticeDays } = row
  if (countries.length === 0 || feeMinor === null || noticeDays === null) return null
  return { countries, feeMinor, noticeDays, yellowCard: row.border_yellow_card ?? '', documents: row.border_documents }
}

const asClass = (row: ClassRow): VehicleClass => ({
  id: row.id,
  name: row.name,
  models: row.models,
  seats: row.seats,
  luggage: row.luggage,
  transmission: row.transmission,
  drive: row.drive,
  airConditioning: row.air_conditioning,
  selfDrive: ratesOf(row.self_drive_low_minor, row.self_drive_high_minor),
  withDriver: ratesOf(row.with_driver_low_minor, row.with_driver_high_minor),
  kilometresPerDay: row.kilometres_per_day,
  extraKilometreMinor: row.extra_kilometre_minor,
  border: borderOf(row),
  laterRates: row.later_rates,
  ratesUntil: row.rates_until,
  depositMinor: row.deposit_minor,
  excessMinor: row.excess_minor,
  minimumDriverAge: row.minimum_driver_age,
  licenceYears: row.licence_years,
  fuelPolicy: row.fuel_policy,
  bestFor: row.best_for,
  notes: row.notes,
  confidence: row.confidence,
  asOf: row.as_of,
  fleet: row.fleet,
  ...(row.picture !== null && { picture: row.picture }),
})

/** Every class of cars that is on sale, in the order of the catalogue. */
export async function listVehicleClasses(db: Db): Promise<VehicleClass[]> {
  const rows = await classes(db).orderBy('position').orderBy('id').execute()
  return rows.map(asClass)
}

export async function findVehicleClass(db: Db, id: string): Promise<VehicleClass | undefined> {
  const row = await classes(db).where('id', '=', id).executeTakeFirst()
  return row && asClass(row)
}

/** The same with something else that is read of it, by an expression of SQL: in one statement. */
export async function findVehicleClassWith<Value>(
  db: Db,
  id: string,
  value: RawBuilder<Value>,
): Promise<{ vehicleClass: VehicleClass; value: Value } | undefined> {
  const row = await classes(db).select(value.as('value')).where('id', '=', id).executeTakeFirst()
  return row && { vehicleClass: asClass(row), value: row.value as Value }
}

/** The classes on sale that show pictures: the given ones, or all. */
export async function listClassesWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; name: string }[]> {
  let query = classes(db).clearSelect().select(['picture', 'name']).where('picture', 'is not', null).orderBy('position')
  if (pictures) query = query.where('picture', 'in', [...pictures])
  return (await query.execute()).flatMap(({ picture, name }) => (picture === null ? [] : [{ picture, name }]))
}
