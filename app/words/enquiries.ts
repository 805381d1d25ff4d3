/** The sentences of every enquiry form. */
export const enquiryWords = {
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  name: 'Your name',
  email: 'Email',
  emailHint: 'We reply to this address.',
  phone: 'Phone or WhatsApp',
  phoneHint: 'With the country code.',
  message: 'Message',
  optional: '(optional)',
  reach: 'Your contact details',
  retention: 'We keep your message to answer it, and delete it after two years.',
  unfit: 'Something here is too long. Shorten it and send it again.',
  sent: {
    title: 'Message received',
    reference: 'Your reference',
  },
} as const
