import type { Tx } from '#platform/context.ts'
import type { ReferenceClass } from './vehicle-class.ts'
import { insertVehicleClasses } from './writes.server.ts'

/** Adds classes of cars to the catalogue inside the caller's transaction; one that is there already stays as staff made it. */
export async function addVehicleClasses(tx: Tx, classes: readonly ReferenceClass[]): Promise<void> {
  await insertVehicleClasses(tx, classes.map(rowOf))
}

function rowOf(of: ReferenceClass, position: number) {
  return {
    id: of.id,
    position,
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
    fleet: of.demoFleet,
  }
}
