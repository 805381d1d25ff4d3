import { source } from '#platform/languages/source.ts'

/** What stands with a table of rates: the days of its period, and what is not on sale after the last one. */
export const rateTableWords = source('rate-table', {
  until: 'Until {day}',
  from: 'From {day}',
  notPublished: {
    year: 'Prices for {year} are not published yet',
    day: 'Prices after {day} are not published yet',
  },
})
