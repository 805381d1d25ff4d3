import { source } from '#platform/languages/source.ts'

/** What the server alone says of travellers: what they are called, and which of their details are missing. */
export const travellerFactWords = source('traveller-facts', {
  lede: 'Please give what is missing by {day}.',
  ledePermits: 'Please give what is missing by {day}: permits are issued with names and passports.',
  ledeNow: 'Please give what is missing now.',
  ledePermitsNow: 'Please give what is missing now: permits are issued with names and passports.',
  ledeNone: 'We need no details for this booking. You may still tell us what we should know.',
  saved: 'Saved. Details of {name} are below.',
  nth: 'Traveller {position}',
  missing: 'Missing: {what}',
  by: 'by {day}',
  states: { complete: 'Complete', partly: 'Incomplete', missing: 'Missing', late: 'Overdue' },
  details: {
    names: 'names',
    'born-on': 'date of birth',
    nationality: 'nationality',
    'passport-name': 'name on the passport',
    'passport-number': 'passport number',
    'passport-expiry': 'passport expiry date',
    'licensed-since': 'licence issue date',
  },
  passport: {
    number: '••••{last} saved, encrypted. Leave empty to keep it.',
    stored: 'Saved, encrypted. Leave empty to keep it.',
  },
})
