import { readMonthDay } from '#features/pricing/year-parts.ts'
import { type Day, isDay } from '#values/dates.ts'

export type DayFault = 'day-wrong' | 'two-days' | 'year-missing'

/**
 * The day that a text of a sheet means: '2027-07-01', '1 July 2027', '01-Jul-2027'. Refused: a day without its year or with two
 * figures of it; '01/07/2027', which is two days in two countries; and what is no day.
 */
export function readSheetDay(text: string): { day: Day } | { fault: DayFault } {
  const plain = text.trim()
  if (isDay(plain)) return { day: plain }
  if (/^\d{1,2}[/. -]\d{1,2}[/. -]\d{2,4}$/.test(plain)) return { fault: 'two-days' }
  const [, rest = '', year = ''] = /^(.*\D)(\d{4})$/.exec(plain) ?? []
  const monthDay = readMonthDay(rest.replace(/[ ,.-]+$/, ''))
  if (monthDay !== undefined) return isDay(`${year}-${monthDay}`) ? { day: `${year}-${monthDay}` } : { fault: 'day-wrong' }
  return { fault: readMonthDay(plain) === undefined ? 'day-wrong' : 'year-missing' }
}
