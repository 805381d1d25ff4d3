import { addDays, addMonths, type Day, daysBetween, firstOfMonth, weekday } from '#values/dates.ts'

/** Which weekday of a month: the first to the fourth, or the last. */
export const nths = ['1', '2', '3', '4', 'last'] as const
type Nth = (typeof nths)[number]

/**
 * The rule of a series: weekdays (0 = Sunday … 6) of every so many weeks, counted from the week of the first day; one weekday of each month;
 * or listed days.
 */
export type SeriesRule =
  | { kind: 'weekly'; weekdays: readonly number[]; everyWeeks: number }
  | { kind: 'monthly'; weekday: number; nth: Nth }
  | { kind: 'days'; days: readonly Day[] }

/** The most departures created at once; a series is at most two years long. */
export const mostOfSeries = 400
export const longestSeries = 731

/** The days of a rule from `first` to `last`, both included, in order and without repetition. Listed days ignore the range. */
export function seriesDays(rule: SeriesRule, { first, last }: { first: Day; last: Day }): Day[] {
  if (rule.kind === 'days') return [...new Set(rule.days)].sort()
  const length = Math.min(daysBetween(first, last), longestSeries)
  const all = Array.from({ length: Math.max(0, length + 1) }, (_, index) => addDays(first, index))
  if (rule.kind === 'monthly') return all.filter((day) => day === nthOfMonth(day, rule.weekday, rule.nth))
  // Weeks begin on Monday.
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  return all.filter(
    (day) => rule.weekdays.includes(weekday(day)) && Math.floor(daysBetween(monday, day) / 7) % rule.everyWeeks === 0,
  )
}

/** The nth weekday of a day's month. */
function nthOfMonth(day: Day, wanted: number, nth: Nth): Day {
  const from = nth === 'last' ? addDays(firstOfMonth(addMonths(firstOfMonth(day), 1)), -7) : firstOfMonth(day)
  const first = addDays(from, (wanted - weekday(from) + 7) % 7)
  return nth === 'last' ? first : addDays(first, (Number(nth) - 1) * 7)
}

/** The same weekday a year later: 52 weeks on, or 53 where that is still the same year. */
export function sameWeekdayNextYear(day: Day): Day {
  const later = addDays(day, 364)
  return later.slice(0, 4) === day.slice(0, 4) ? addDays(day, 371) : later
}
