import { source } from '#platform/languages/source.ts'

/** Above the steps of a booking that began with a quote: said by the server alone. */
export const quotedWords = source('booking-quoted', {
  stands: 'This is the price of your quote {code}.',
  gone: 'The price of quote {code} no longer applies: it expired, or you changed the booking. This is today’s price.',
})
