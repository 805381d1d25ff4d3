import { addDays, type Day } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'

/** The days of a rate period as a heading: 'Until 31 December 2026', '2027', '1 May to 30 June 2027', 'From 1 January 2028'. */
export function periodText(from: Day | undefined, to: Day | undefined): string {
  if (from === undefined) return to === undefined ? '' : `Until ${dayText(to)}`
  if (to === undefined) return `From ${dayText(from)}`
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : daysText(from, to)
}

/** What is not on sale after the last day with prices: 'Prices for 2028 are not published yet'. */
export const notPublishedYet = (until: Day): string =>
  until.endsWith('-12-31')
    ? `Prices for ${addDays(until, 1).slice(0, 4)} are not published yet`
    : `Prices after ${dayText(until)} are not published yet`
