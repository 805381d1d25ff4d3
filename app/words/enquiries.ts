import { source } from '#platform/languages/source.ts'

/** The sentences of every enquiry form. */
export const enquiryWords = source('enquiries', {
  name: 'Your name',
  email: 'Email',
  emailHint: 'We reply to this address.',
  phone: 'Phone or WhatsApp',
  phoneHint: 'With the country code.',
  optional: '(optional)',
  reach: 'Your contact details',
  retention: 'We keep your message to answer it, and delete it after two years.',
  sent: {
    title: 'Message received',
    reference: 'Your reference',
  },
})
