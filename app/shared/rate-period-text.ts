import { addDays, type Day } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import type { Words } from '../languages/source.ts'
import type { rateTableWords } from '../words/rate-table.ts'

export type RateTableWords = Words<typeof rateTableWords.tree>

/** The days of a rate period as a heading: 'Until 31 December 2026', '2027', '1 May to 30 June 2027', 'From 1 January 2028'. */
export function periodText(from: Day | undefined, to: Day | undefined, words: RateTableWords): string {
  if (from === undefined) return to === undefined ? '' : words.until({ day: dayText(to) })
  if (to === undefined) return words.from({ day: dayText(from) })
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : daysText(from, to)
}

/** What is not on sale after the last day with prices: 'Prices for 2028 are not published yet'. */
export const notPublishedText = (until: Day, { notPublished }: RateTableWords): string =>
  until.endsWith('-12-31')
    ? notPublished.year({ year: addDays(until, 1).slice(0, 4) })
    : notPublished.day({ day: dayText(until) })
