import { type HireRates, hireRatesOn } from '#features/pricing/hires/hire-rates.ts'
import type { Day } from '#values/dates.ts'

/** A class of vehicles beside the one that was ordered. `unknown`: a vehicle without a class, or a class that is not on sale. */
export type ClassRank = 'same' | 'better' | 'unknown' | 'lower'

/** In the order in which vehicles are offered. */
export const classRanks: readonly ClassRank[] = ['same', 'better', 'unknown', 'lower']

type RatedClass = HireRates & { id: string }

/**
 * Whether a class is the one ordered, a better one or a lower one: better costs no less in either season on a day, with or without a driver as
 * ordered. One that is not let like that is lower.
 */
export function rankClass(
  classId: string | null,
  classes: readonly RatedClass[],
  { vehicleClassId, withDriver, day }: { vehicleClassId: string; withDriver: boolean; day: Day },
): ClassRank {
  if (classId === vehicleClassId) return 'same'
  const [ordered, other] = [vehicleClassId, classId].map((id) => classes.find((one) => one.id === id))
  if (!ordered || !other) return 'unknown'
  const ratesOf = (one: RatedClass) => hireRatesOn(one, day)[withDriver ? 'withDriver' : 'selfDrive']
  const [was, is] = [ratesOf(ordered), ratesOf(other)]
  if (!was) return 'unknown'
  return is && is.lowMinor >= was.lowMinor && is.highMinor >= was.highMinor ? 'better' : 'lower'
}
