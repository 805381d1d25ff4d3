import { monthNames, weekdayNames } from '#values/day-words.ts'
import type { Formats } from './formats.ts'
import { type Formatter, formatterFor } from './formatter.ts'

const begun = (names: readonly string[]) => names.map((name) => name.slice(0, 3))

/** How the site writes English. */
export const englishFormats: Formats = {
  counts: 'en',
  figures: { group: ',', decimal: '.', least: 4 },
  long: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  monthYear: '{month} {year}',
  spans: [
    '{day} to {day2} {month2} {year2}',
    '{day} {month} to {day2} {month2} {year2}',
    '{day} {month} {year} to {day2} {month2} {year2}',
  ],
  weekdayDay: '{weekday} {day}',
  instant: '{day}, {time}',
  months: monthNames,
  shortMonths: begun(monthNames),
  weekdays: weekdayNames,
  shortWeekdays: begun(weekdayNames),
  money: '{sign}{amount}',
  percent: '{value}%',
  colon: ': ',
  list: [' and ', ' and '],
}

/** For what is the same in all languages, and what the office reads. */
export const englishFormatter: Formatter = formatterFor(englishFormats)
