import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, monthOf } from '#values/dates.ts'
import { todayWords } from '../../../words/admin/dashboard.ts'

/** The month of a day, short: 'Jan'. */
export function shortMonth(read: ReadWords, day: Day): string {
  const { months } = read(todayWords).income
  return months[(monthOf(day) + 1) as keyof typeof months]
}
