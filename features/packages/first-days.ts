import { type Day, isDay } from '#values/dates.ts'

/** A package that begins on some days of the year only: `firstDays` as 'MM-DD', without any on every day. */
type Bound = { firstDays: readonly string[] }

/** The package begins on its feast, and the order on another day. `days`: when it begins next. */
export type NotOnThisDay = { reason: 'not-on-this-day'; days: Day[] }

/** The first days of a bound package between two days, both inside, by date; undefined where every day will do. */
export function firstDaysBetween({ firstDays }: Bound, from: Day, to: Day): Day[] | undefined {
  if (firstDays.length === 0) return undefined
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, n) => Number(from.slice(0, 4)) + n,
  )
  return years
    .flatMap((year) => firstDays.map((monthDay) => `${year}-${monthDay}`))
    .filter((day) => isDay(day) && day >= from && day <= to)
    .toSorted()
}

/** Whether a package can begin on a day: its days fall on the feast that it is for (docs/pricing.md). */
export const beginsOn = ({ firstDays }: Bound, day: Day): boolean => firstDays.length === 0 || firstDays.includes(day.slice(5))
