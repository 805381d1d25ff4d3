import { addDays, addMonths, type Day, firstOfMonth, weekday } from '#values/dates.ts'

/** Days since Monday: 0 = Monday … 6 = Sunday. */
const sinceMonday = (day: Day): number => (weekday(day) + 6) % 7

/** The weeks of a month from Monday to Sunday, with nothing where a day belongs to another month. `month` is its first day. */
export function monthWeeks(month: Day): (Day | undefined)[][] {
  const before = sinceMonday(month)
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const nth = week * 7 + column - before
      return nth >= 0 && nth < days ? addDays(month, nth) : undefined
    }),
  )
}

/** The day that a key moves to in a calendar: by a day, a week or a month, or to an end of the week; undefined for other keys. */
export function dayByKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    case 'Home':
      return addDays(day, -sinceMonday(day))
    case 'End':
      return addDays(day, 6 - sinceMonday(day))
    default:
      return undefined
  }
}

/** The month of an address, '2027-03', as its first day, within the months on sale; the earliest for an invalid one. */
export function monthFrom(text: string | null, { earliest, latest }: { earliest: Day; latest: Day }): Day {
  const month = text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : earliest
  const first = firstOfMonth(earliest)
  return month < first ? first : month > firstOfMonth(latest) ? firstOfMonth(latest) : firstOfMonth(month)
}

/** Any week from Monday to Sunday: the heads of a calendar. */
export const anyWeek = Array.from({ length: 7 }, (_, column) => addDays('2024-01-01', column))
