import { source } from '#platform/languages/source.ts'

/** Permits that were used without the visit, by the warden's paper. */
export const permitVisitWords = source('admin-permit-visits', {
  text: 'The permits count as used. Each booking gets a note. Refund the travellers on their bookings.',
  terms: 'The terms say: {words}',
  noTerms: 'The terms say nothing about this. Agree it with the authority.',
  who: 'Travellers',
  number: 'Permit {number}',
  paper: 'Warden’s paper',
  paperHint: 'Its number or file name. Required.',
  answer: 'What the authority gives',
  answers: { money: 'Money back', 'next-day': 'Another visit on the next day', open: 'Not agreed yet' },
  back: 'Money back for each, USD',
  backHint: 'Empty unless money comes back.',
  backTerms: 'By the terms {percent}%: {amount}.',
  causes: {
    'not-seen': 'Animals not seen',
    'ill-at-gate': 'Ill at the gate',
    'give-back': 'Given back',
    withdraw: 'Withdrawn',
  },
  note: {
    of: '{cause}, warden’s paper {paper}. {what}',
    nextDay: 'Another visit on the next day.',
    open: 'Refund not agreed yet.',
    expected: 'Refund expected: {amount}.',
    received: 'Refund received: {amount}.',
  },
})
