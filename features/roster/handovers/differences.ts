import { type HireTimes, startedPeriods } from '#features/pricing/hires/hire-days.ts'
import { type Day, kigaliDay, readKigaliInstant } from '#values/dates.ts'
import type { Accessory, Handover, HiredVehicle, Mark } from './handover.ts'

/** What a return adds to or misses of what was handed over. Money in USD cents without value added tax, null where no price is known. */
export type Differences = {
  driven: number
  /** In the hire: of this vehicle, or of all where one took the place of another. */
  included: number
  isOfAll: boolean
  kilometresOver: number
  kilometresMinor: number
  /** Of a tank, in eighths. */
  fuelMissing: number
  /** After the agreed time. */
  lateMinutes: number
  /** Periods of 24 hours begun after those that are paid. */
  lateDays: number
  lateMinor: number | null
  newMarks: readonly Mark[]
  missing: readonly Accessory[]
}

/** What was agreed: the times of the hire, of one vehicle its kilometres, and what a further one and a day cost. */
export type HireTerms = {
  hire: HireTimes
  vehicles: number
  kilometresIncluded: number
  extraKilometreMinor: number
  dayMinor: (day: Day) => number | null
}

type Reading = Pick<Handover, 'at' | 'kilometres' | 'fuelEighths' | 'accessories' | 'marks'>
type Vehicle = { id: number; out: Reading | undefined; back: Reading | undefined }

const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000]

/**
 * The differences between a vehicle as it was handed over and as it comes back. Kilometres are counted of this vehicle. Where more vehicles were
 * handed over than ordered, as one takes the place of another on the road, they are counted of all, and nothing is over before the last
 * is back. What is late is paid for from the end of the last 24 hours that are paid.
 */
export function differencesOf(
  { id, out, back }: { id: number; out: Reading; back: Reading },
  others: readonly Vehicle[],
  { hire, vehicles, kilometresIncluded, extraKilometreMinor, dayMinor }: HireTerms,
): Differences {
  const handed = others.filter((one) => one.id !== id && one.out !== undefined)
  const isOfAll = handed.length + 1 > vehicles
  const own = back.kilometres - out.kilometres
  const ofOthers = handed.reduce(
    (sum, one) => sum + ((one.back?.kilometres ?? 0) - (one.back ? (one.out?.kilometres ?? 0) : 0)),
    0,
  )
  const isLast = handed.every((one) => one.back !== undefined)
  const driven = isOfAll ? own + ofOthers : own
  const included = isOfAll ? kilometresIncluded * vehicles : kilometresIncluded
  const kilometresOver = isOfAll && !isLast ? 0 : Math.max(0, driven - included)
  const late = lateOf(hire, back.at)
  const rates = late.days.map(dayMinor)
  return {
    ...{ driven, included, isOfAll, kilometresOver },
    kilometresMinor: kilometresOver * extraKilometreMinor,
    fuelMissing: Math.max(0, out.fuelEighths - back.fuelEighths),
    ...{ lateMinutes: late.minutes, lateDays: late.days.length },
    lateMinor: rates.reduce<number | null>((sum, rate) => (sum === null || rate === null ? null : sum + rate), 0),
    newMarks: back.marks,
    missing: out.accessories.filter((one) => !back.accessories.includes(one)),
  }
}

/** How many minutes after the agreed end, and the days on which the periods begin that are not paid. */
function lateOf(hire: HireTimes, at: Date): { minutes: number; days: Day[] } {
  const [start, end] = [readKigaliInstant(hire.from), readKigaliInstant(hire.to)]
  const periods = startedPeriods(hire)
  if (!start || !end || periods === undefined) return { minutes: 0, days: [] }
  const paidUntil = start.getTime() + periods * dayMs
  const begun = Math.max(0, Math.ceil((at.getTime() - paidUntil) / dayMs))
  return {
    minutes: Math.max(0, Math.floor((at.getTime() - end.getTime()) / minuteMs)),
    days: Array.from({ length: begun }, (_, index) => kigaliDay(new Date(paidUntil + index * dayMs))),
  }
}

/** Whether staff have something to look at. */
export const isDifferent = ({ kilometresOver, fuelMissing, lateMinutes, newMarks, missing }: Differences): boolean =>
  kilometresOver > 0 || fuelMissing > 0 || lateMinutes > 0 || newMarks.length > 0 || missing.length > 0

/** The vehicles of a hire for `differencesOf`. */
export const readingsOf = (vehicles: readonly HiredVehicle[]): Vehicle[] =>
  vehicles.map(({ assignment: { id }, out, back }) => ({ id, out, back }))
