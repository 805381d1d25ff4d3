import type { Tx } from '#platform/context.ts'
import type { CarTables } from './tables.ts'
import type { VehicleClass } from './vehicle-class.ts'

const on = (tx: Tx) => tx.withTables<CarTables>()

/** Adds classes that are not there yet, by id, in their order. */
export async function insertVehicleClasses(tx: Tx, classes: readonly VehicleClass[]): Promise<void> {
  await on(tx)
    .insertInto('vehicle_classes')
    .values(classes.map(({ id, ...of }, position) => ({ id, position, ...asRow(of) })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Puts a class on sale, over the one that has its id; a new one stands behind all others. */
export async function upsertVehicleClass(tx: Tx, { id, ...of }: VehicleClass): Promise<void> {
  const row = { ...asRow(of), active: true }
  const { last } = await on(tx)
    .selectFrom('vehicle_classes')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await on(tx)
    .insertInto('vehicle_classes')
    .values({ id, position: (last ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes a class off sale; bookings that had it keep it. */
export async function hideVehicleClass(tx: Tx, id: string): Promise<void> {
  await on(tx).updateTable('vehicle_classes').set({ active: false }).where('id', '=', id).execute()
}

/** A class as its table holds it, its id and its place in the list apart. */
const asRow = (of: Omit<VehicleClass, 'id'>) => ({
  name: of.name,
  models: of.models,
  seats: of.seats,
  luggage: of.luggage,
  transmission: of.transmission,
  drive: of.drive,
  air_conditioning: of.airConditioning,
  self_drive_low_minor: of.selfDrive?.lowMinor ?? null,
  self_drive_high_minor: of.selfDrive?.highMinor ?? null,
  with_driver_low_minor: of.withDriver?.lowMinor ?? null,
  with_driver_high_minor: of.withDriver?.highMinor ?? null,
  kilometres_per_day: of.kilometresPerDay,
  extra_kilometre_minor: of.extraKilometreMinor,
  later_rates: JSON.stringify(of.laterRates ?? []),
  rates_until: of.ratesUntil ?? null,
  border_countries: [...(of.border?.countries ?? [])],
  border_fee_minor: of.border?.feeMinor ?? null,
  border_yellow_card: of.border?.yellowCard ?? null,
  border_notice_days: of.border?.noticeDays ?? null,
  border_documents: [...(of.border?.documents ?? [])],
  deposit_minor: of.depositMinor,
  excess_minor: of.excessMinor,
  minimum_driver_age: of.minimumDriverAge,
  licence_years: of.licenceYears,
  fuel_policy: of.fuelPolicy,
  best_for: [...of.bestFor],
  notes: [...of.notes],
  confidence: of.confidence,
  as_of: of.asOf,
  fleet: of.fleet,
  picture: of.picture ?? null,
})
