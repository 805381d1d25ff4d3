import { addDays, type Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'

/** What is not on sale after the last day with prices: 'Prices for 2028 are not published yet'. */
export const notPublishedYet = (until: Day): string =>
  until.endsWith('-12-31')
    ? `Prices for ${addDays(until, 1).slice(0, 4)} are not published yet`
    : `Prices after ${dayText(until)} are not published yet`
