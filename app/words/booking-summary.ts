import { source } from '#platform/languages/source.ts'

/** What is booked and its price so far, beside the steps of a booking. */
export const bookingSummaryWords = source('booking-summary', {
  label: 'Your booking so far',
  total: 'Total',
  rwf: 'about {money}',
  deposit: 'Deposit',
  allNow: 'Full amount due now',
  balance: 'Balance by {day}',
  party: '{count, plural, one {# traveller} other {# travellers}}',
})
