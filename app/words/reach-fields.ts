import { source } from '#platform/languages/source.ts'

/** Email and phone of whoever books. */
export const reachFieldWords = source('reach-fields', {
  email: 'Email',
  emailHint: 'The link to your booking goes here.',
  phone: 'Phone, with WhatsApp if you use it',
})
