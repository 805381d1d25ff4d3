import { source } from '#platform/languages/source.ts'

/** What several emails about a booking have in common. */
export const bookingEmailWords = source('booking-emails', {
  confirm: 'Confirm your email',
  confirmUntil: 'Confirm that this is your email, and we hold it until {until}.',
  see: 'See your booking',
  about: '{about}.',
  answerBy: 'You have our answer by {until}.',
  suppliers: 'We now ask our suppliers for: {parts}.',
  nothingBefore: 'Nothing is due before.',
  more: 'Is there something more we should know? Reply to this email.',
  reason: 'The reason: {reason}',
  facts: {
    reference: 'Reference',
    requested: 'Requested',
    booked: 'Booked',
    cars: 'Cars',
    pilgrims: 'Pilgrims',
    travellers: 'Travellers',
  },
})
