import { sql } from 'kysely'
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import { addVehicleClasses } from '#features/cars/add-vehicle-classes.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import type { Context, Db } from '#platform/context.ts'
import { bareBooking } from './bare-booking.ts'
import { newCar } from './crew.ts'

/** The classes of the catalogue, on sale for every day ahead. */
export async function classesForHire(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute((tx) => addVehicleClasses(tx, vehicles as ReferenceClass[]))
  await keepVehicleDays(ctx)
}

type HireCar = { forHire?: boolean; plate?: string; vehicleClass?: string; insuredUntil?: string | null }

/** A vehicle for hire of the class 'rav4' whose name is its plate, or what is said of it; answers the id. */
export async function newHireCar(db: Db, name: string, car: HireCar = {}): Promise<number> {
  const { forHire = true, plate = name, vehicleClass = 'rav4', insuredUntil = null } = car
  const id = await newCar(db, name)
  await sql`update cars set plate = ${plate}, vehicle_class_id = ${vehicleClass}, for_hire = ${forHire}, insured_until = ${insuredUntil}
    where id = ${id}`.execute(db)
  return id
}

type Hire = {
  from: string
  to: string
  vehicles?: number
  vehicleClass?: string
  withDriver?: boolean
  state?: 'confirmed' | 'on-hold'
}

/** A confirmed booking of a hire, self-drive, of one vehicle of the class 'rav4', or what is said of it, that has taken nothing of stock; answers the id. */
export function hireBooking(db: Db, hire: Hire): Promise<string> {
  const { from, to, vehicles: count = 1, vehicleClass = 'rav4', withDriver = false, state = 'confirmed' } = hire
  const ordered = { vehicleClass, vehicles: count, from, to, withDriver, driver: null, abroad: [], extras: [], code: null }
  const hold = state === 'on-hold' ? { holdEndsAt: new Date(`${to}:00Z`) } : {}
  return bareBooking(db, {
    ...hold,
    kind: 'hire',
    state,
    ordered,
    startsOn: from.slice(0, 10),
    endsOn: to.slice(0, 10),
    title: 'Compact 4x4',
  })
}
