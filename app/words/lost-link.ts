import { source } from '#platform/languages/source.ts'

/** The form for the lost link to a booking. */
export const lostLinkWords = source('lost-link', {
  title: 'Find your booking',
  lede: 'Enter the reference and the email you booked with. We send the link there again.',
  closed: 'This page opens with the link to your booking.',
  reference: 'Reference',
  referenceHint: 'Eight letters and digits, for example K7QM-42XD.',
  email: 'Email',
  button: 'Send the link again',
  noEmail: 'Nothing came? <write>Write to us</write>: we find the booking by your name.',
  /** In place of the form where no email is delivered. */
  noEmails:
    'This site sends no emails at the moment, so it cannot send you the link. Call us at <call></call> or <write>write to us on WhatsApp</write> with the reference and your name: we find the booking.',
})
