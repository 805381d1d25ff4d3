import { source } from '#platform/languages/source.ts'

/** The page on which a visitor gives the details of one traveller. */
export const oneTravellerWords = source('manage-traveller', {
  title: 'Travellers',
  heading: 'Details of {name}',
  namesFixed: 'Something is issued in this name, such as a permit. To change it, write to us.',
  expiresEarly: 'This passport expires before {day}. Many borders refuse it: renew it, or ask us. It is saved anyway.',
  consent: 'I agree, for this traveller, that {company} keeps these two notes for this trip.',
  consentSince: 'You agreed on {day}. Select again when you change a note.',
  over: 'This booking is over. We delete passports 30 days after the last day.',
  save: 'Save the details',
  back: 'All travellers',
})
