import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day } from '#values/dates.ts'
import { refusalAdminWords } from '../../words/admin/bookings/refusals.ts'

/** What is not on sale after the last day with prices: 'Prices for 2028 are not published yet'. */
export function notPublishedYet(read: ReadWords, until: Day): string {
  const words = read(refusalAdminWords)['not-published']
  return until.endsWith('-12-31')
    ? words.year({ year: addDays(until, 1).slice(0, 4) })
    : words.day({ day: read.format.day(until) })
}
