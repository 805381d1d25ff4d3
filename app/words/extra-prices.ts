import { source } from '#platform/languages/source.ts'

/** What an extra costs, by its unit, and for the whole party: only loaders say it. `each`: for the booking, where several can be chosen. */
export const extraPriceWords = source('extra-prices', {
  person: '{amount} for each traveller',
  booking: '{amount} for the booking',
  each: '{amount} each',
  night: '{amount} a night',
  day: '{amount} a day',
  inAll: '{amount} for your group',
})
