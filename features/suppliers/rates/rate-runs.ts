import { residencies } from '#features/places/visitor-fee.ts'
import { addDays, type Day } from '#values/dates.ts'
import { allWeekdays, type Weekday } from '../weekdays.ts'
import type { RateScope } from './supplier-rate.ts'

/** Some days, both ends inside. */
export type DaySpan = { from: Day; to: Day }

/** A run of days with the same rates, which may be none; `without`: the weekdays on which somebody has no rate. */
export type RateRun<Rate> = DaySpan & { rates: Rate[]; without: Weekday[] }

/** The days from one to another as runs with the rates of one service. What parts two runs is where a rate begins or ends. */
export function rateRuns<Rate extends RateScope>(rates: readonly Rate[], { from, to }: DaySpan): RateRun<Rate>[] {
  const near = rates.filter((rate) => rate.from <= to && rate.to >= from)
  const begins = near.flatMap((rate) => [rate.from, addDays(rate.to, 1)]).filter((day) => day > from && day <= to)
  const starts = [from, ...new Set(begins)].sort()
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const end = next === undefined ? to : addDays(next, -1)
    const held = near.filter((rate) => rate.from <= start && rate.to >= end)
    return { from: start, to: end, rates: held, without: allWeekdays.filter((day) => !isHeldOn(held, day)) }
  })
}

/** Whether a rate for everybody holds on a weekday, or one for each residency. */
function isHeldOn(rates: readonly RateScope[], day: Weekday): boolean {
  const classes = new Set(rates.filter(({ weekdays }) => weekdays.includes(day)).map(({ residency }) => residency))
  return classes.has(null) || residencies.every((one) => classes.has(one))
}

/** The runs of some days on which somebody has no rate; `isWhole`: nobody has one on any of its weekdays. */
export const gapsOf = (rates: readonly RateScope[], span: DaySpan): (DaySpan & { without: Weekday[]; isWhole: boolean })[] =>
  rateRuns(rates, span)
    .filter(({ without }) => without.length > 0)
    .map(({ from, to, without, rates: held }) => ({ from, to, without, isWhole: held.length === 0 }))
