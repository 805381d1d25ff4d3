import { source } from '#platform/languages/source.ts'

/** The steps of a booking by kind: what the first and the second are about differs. */
export const bookingStepWords = source('booking-steps', {
  label: 'Steps of the booking',
  departure: { choice: 'Departure', travellers: 'Travellers', extras: 'Extras', payment: 'Payment' },
  journey: { choice: 'Date', travellers: 'Travellers', extras: 'Extras', payment: 'Payment' },
  pilgrims: { choice: 'Group', travellers: 'Leader', extras: 'Extras', payment: 'Payment' },
  stay: { choice: 'Rooms', travellers: 'Guest', extras: 'Extras', payment: 'Payment' },
  hire: { choice: 'Car', travellers: 'Contact', extras: 'Extras', payment: 'Payment' },
})
