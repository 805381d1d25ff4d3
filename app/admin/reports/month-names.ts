import type { Day } from '#values/dates.ts'
import { monthName } from '#values/day-words.ts'

/** The labels of months below a chart: 'Jan', with the year below the first month and below each January. */
export const monthNames = (months: readonly Day[]): string[] =>
  months.map((month, at) => {
    const name = monthName(month).slice(0, 3)
    return at === 0 || month.slice(5, 7) === '01' ? `${name}\n${month.slice(0, 4)}` : name
  })

/** Dollars on the axis of a chart: '$40k', '$1.2m'. @param minor US cents. */
export function shortDollars(minor: number): string {
  const dollars = minor / 100
  const of = (unit: number) => String(Math.round((dollars / unit) * 100) / 100)
  return dollars >= 1_000_000 ? `$${of(1_000_000)}m` : dollars >= 1_000 ? `$${of(1_000)}k` : `$${of(1)}`
}
