import { residencies } from '#features/places/visitor-fee.ts'
import { addDays, type Day } from '#values/dates.ts'
import { weekdayOf } from '../weekdays.ts'
import type { RateScope } from './supplier-rate.ts'

/** A run of days, both ends inside. */
export type DaySpan = { from: Day; to: Day }

/** The days from one to another that no rate holds for every residency, as runs. The rates are of one service. */
export function gapsBetween(rates: readonly RateScope[], { from, to }: DaySpan): DaySpan[] {
  const gaps: DaySpan[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isHeld(rates, day)) continue
    const last = gaps.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else gaps.push({ from: day, to: day })
  }
  return gaps
}

function isHeld(rates: readonly RateScope[], day: Day): boolean {
  const held = rates.filter((rate) => rate.from <= day && day <= rate.to && rate.weekdays.includes(weekdayOf(day)))
  const classes = new Set(held.map(({ residency }) => residency))
  return classes.has(null) || residencies.every((one) => classes.has(one))
}
