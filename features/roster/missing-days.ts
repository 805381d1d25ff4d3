import { daysOfSpan } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerBus, usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Missing, MissingNumbers } from './missing.ts'
import type { Run } from './run.ts'

/** How many days of a vehicle, and of somebody in each role, a run needs beyond those who are on it. */
export type MissingDays = { vehicles: number; driverGuides: number; guides: number; drivers: number }

/**
 * What a run misses in days, as it is paid: a part of a day is a day, and of one day the most that is missing at once. Where seats are missing, as
 * many vehicles as usually have them: of a pilgrim group buses.
 */
export function missingDays({ parts }: Pick<Missing, 'parts'>, kind: Run['kind']): MissingDays {
  const seatsEach = kind === 'pilgrims' ? usualSeatsPerBus : usualSeatsPerCar
  const byDay = new Map<Day, MissingDays>()
  for (const part of parts) {
    const { from, to } = daysOfSpan(part)
    for (let day = from; day <= to; day = addDays(day, 1)) byDay.set(day, most(byDay.get(day), countOf(part, seatsEach)))
  }
  const sum = (of: keyof MissingDays) => [...byDay.values()].reduce((all, one) => all + one[of], 0)
  return { vehicles: sum('vehicles'), driverGuides: sum('driverGuides'), guides: sum('guides'), drivers: sum('drivers') }
}

const countOf = ({ cars, seats, driverGuides, guides, drivers }: MissingNumbers, seatsEach: number): MissingDays => ({
  vehicles: Math.max(cars, Math.ceil(seats / seatsEach)),
  driverGuides,
  guides,
  drivers,
})

const most = (one: MissingDays | undefined, other: MissingDays): MissingDays =>
  one === undefined
    ? other
    : {
        vehicles: Math.max(one.vehicles, other.vehicles),
        driverGuides: Math.max(one.driverGuides, other.driverGuides),
        guides: Math.max(one.guides, other.guides),
        drivers: Math.max(one.drivers, other.drivers),
      }
