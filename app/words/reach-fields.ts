import { source } from '#platform/languages/source.ts'

/** Email and phone of whoever books. */
export const reachFieldWords = source('reach-fields', {
  email: 'Email',
  emailHint: 'The link to your booking goes here.',
  /** In its place where no email is delivered. */
  noEmails: 'We need it to find your booking. Save the link to the booking when you have it: we cannot email it at the moment.',
  phone: 'Phone, with WhatsApp if you use it',
  phoneHint: 'With the country code, like +33 6 12 34 56 78.',
})
