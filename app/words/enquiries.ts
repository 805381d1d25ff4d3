/** What every form of an enquiry says. */
export const enquiryWords = {
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'The answer goes here.',
  phone: 'Phone or WhatsApp',
  phoneHint: 'With the country code.',
  message: 'Message',
  optional: '(optional)',
  reach: 'Whom do we answer?',
  kept: 'We keep what you write to answer it, and delete it two years after.',
  unfit: 'Something in here is longer than we can keep. Shorten it and send it again.',
  sent: {
    title: 'We have it',
    reference: 'Your reference',
    letter: (email: string) => `A letter with it is on its way to ${email}.`,
    noEmail: 'No letter within ten minutes? Look among the unwanted mail, or call us and give the reference.',
  },
} as const
