import type { Counting } from './figures.ts'

/**
 * How a language writes, as data: no browser is asked, because none knows Kinyarwanda. A pattern has {day}, {month} and {year}, as
 * far as it shows them; one of two days has {day2}, {month2} and {year2} for the later one.
 */
export type Formats = Counting & {
  /** A whole day, with the month's name. */
  readonly long: string
  /** A day without its year. */
  readonly dayMonth: string
  /** A month with its year. */
  readonly monthYear: string
  /** From one day to another: in one month, in one year, and across years. */
  readonly spans: readonly [inMonth: string, inYear: string, acrossYears: string]
  /** A day behind its {weekday}. */
  readonly weekdayDay: string
  /** A {day} with its {time}. */
  readonly instant: string
  /** How the first of a month is written, where that is not its figure. */
  readonly first?: string | undefined
  /** As they stand in a day, from January. */
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** From Sunday. */
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  /** An amount with {sign} and {amount}. */
  readonly money: string
  /** A {value} of a hundred. */
  readonly percent: string
  /** Between a name and what it names. */
  readonly colon: string
  /** Between two, and between the last two of more; a comma between the others. */
  readonly list: readonly [two: string, last: string]
}
