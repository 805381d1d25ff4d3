import { source } from '#platform/languages/source.ts'

/** What an extra costs, by its unit, and for the whole party: only loaders say it. */
export const extraPriceWords = source('extra-prices', {
  person: '{amount} for each traveller',
  booking: '{amount} for the booking',
  night: '{amount} a night',
  day: '{amount} a day',
  inAll: '{amount} for your group',
})
