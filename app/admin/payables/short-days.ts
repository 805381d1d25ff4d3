import type { Formatter } from '#platform/languages/formatter.ts'
import type { Day } from '#values/dates.ts'

/** '10 Jun – 11 Jun 2027', or one day alone, as the other days of the lists are written. */
export const shortDays = (format: Formatter, from: Day, to: Day): string =>
  from === to
    ? format.shortDate(from)
    : `${from.slice(0, 4) === to.slice(0, 4) ? format.shortDay(from) : format.shortDate(from)} – ${format.shortDate(to)}`
