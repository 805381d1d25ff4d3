import type { Tx } from '#platform/context.ts'
import type { ReferenceClass } from './vehicle-class.ts'
import { insertVehicleClasses } from './writes.server.ts'

/** Adds classes of cars to the catalogue inside the caller's transaction; one that is there already stays as staff made it. */
export async function addVehicleClasses(tx: Tx, classes: readonly ReferenceClass[]): Promise<void> {
  await insertVehicleClasses(
    tx,
    classes.map(({ demoFleet, ...of }) => ({ ...of, fleet: demoFleet })),
  )
}
