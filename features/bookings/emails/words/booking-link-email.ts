import { source } from '#platform/languages/source.ts'

/** The email with the link to a booking, for somebody who has lost it. */
export const bookingLinkEmailWords = source('booking-link-email', {
  subject: 'your link',
  heading: 'The link to your booking',
  action: 'See your booking',
  text: 'You asked for the link to {reference}. Keep it to yourself: whoever has it can see and change the booking.',
})
