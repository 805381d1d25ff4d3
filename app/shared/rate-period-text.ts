import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { rateTableWords } from '../words/rate-table.ts'

export type RateTableWords = Words<typeof rateTableWords.tree>

/** The days of a rate period as a heading: 'Until 31 December 2026', '2027', '1 May to 30 June 2027', 'From 1 January 2028'. */
export function periodText(from: Day | undefined, to: Day | undefined, words: RateTableWords, format: Formatter): string {
  if (from === undefined) return to === undefined ? '' : words.until({ day: format.day(to) })
  if (to === undefined) return words.from({ day: format.day(from) })
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : format.days(from, to)
}

/** What is not on sale after the last day with prices: 'Prices for 2028 are not published yet'. */
export const notPublishedText = (until: Day, { notPublished }: RateTableWords, format: Formatter): string =>
  until.endsWith('-12-31')
    ? notPublished.year({ year: addDays(until, 1).slice(0, 4) })
    : notPublished.day({ day: format.day(until) })
