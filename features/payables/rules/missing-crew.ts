import type { PayableSettings } from '../payable-settings.ts'
import type { CostOfRun, Lack } from './profit.ts'

/** How many days of a vehicle, and of somebody in each role, a run needs and nobody is assigned for. */
type Days = { vehicles: number; driverGuides: number; guides: number; drivers: number }

/**
 * What guides and vehicles that are not assigned yet will cost, at a day of ours: planned and expected. Once somebody is assigned, their own cost
 * stands in its place.
 */
export function missingCrewCosts(
  { vehicles, driverGuides, guides, drivers }: Days,
  { guideDayMinor, carDayMinor }: Pick<PayableSettings, 'guideDayMinor' | 'carDayMinor'>,
): CostOfRun[] {
  const needed: [Lack, number][] = [
    ['driver-guide', driverGuides],
    ['guide', guides],
    ['driver', drivers],
    ['vehicle', vehicles],
  ]
  return needed.flatMap(([lacks, days]): CostOfRun[] => {
    if (days === 0) return []
    const kind = lacks === 'vehicle' ? 'car' : 'guide'
    const dayMinor = kind === 'car' ? carDayMinor : guideDayMinor
    const minor = days * dayMinor
    const isUnpriced = dayMinor === 0
    return [{ kind, label: '', lacks, days, plannedMinor: minor, actualMinor: minor, isExpected: true, isUnpriced }]
  })
}
