import { source } from '#platform/languages/source.ts'

/** The page on which a freelancer, or the owner of a hired-in vehicle, answers a request. */
export const crewRequestWords = source('crew-request', {
  title: 'Are you free?',
  lede: '{name}, we would like you on this trip.',
  ledeCar: 'We would like to hire {name} for this trip.',
  facts: { trip: 'Trip', when: 'When', role: 'Role', travellers: 'Travellers', languages: 'Languages', by: 'Answer by' },
  roles: { guide: 'Guide', driver: 'Driver', 'driver-guide': 'Driver-guide' },
  travellers: '{count, plural, one {# traveller} other {# travellers}}',
  by: '{when}, Kigali time',
  words: 'A word to us, if you like',
  yes: 'Yes, I am free',
  no: 'No, I am not free',
  again: 'Please press the button once more: nothing you wrote is lost.',
  answeredYes: 'Thank you. You said yes: it is yours. We write to you with your sheet before it begins.',
  answeredNo: 'Thank you. You said no, or there was no answer in time. The time is free again.',
  pending: 'Nobody has paid for this trip yet. There is nothing to answer now.',
  ended: 'This request was withdrawn. There is nothing to answer any more.',
  changed: 'The times have changed since this email. Please answer the newer one.',
  first: 'You answered before, and the first answer stands. If it has changed, call us: {phone}.',
})
