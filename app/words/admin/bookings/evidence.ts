import { source } from '#platform/languages/source.ts'

/** What staff have seen of a traveller for the fee class of a permit. */
export const evidenceWords = source('admin-evidence', {
  title: 'Evidence of the fee class',
  lede: 'Fee class: {feeClass}. Record what you have seen; the paper itself is not kept.',
  wanted: '{authority} wants to see: {evidence}. {permit}, {day}.',
  states: { seen: 'Seen', missing: 'Not seen', 'ends-early': 'Ends before the visit' },
  seen: '{what}, {until}. Seen by {by}, {when}.',
  until: 'valid until {day}',
  endless: 'without an expiry date',
  otherClass: 'What was seen was for {feeClass}.',
  fields: {
    what: 'What you have seen',
    whatHint: 'For example: residence permit. No numbers.',
    until: 'Valid until',
    endless: 'It has no expiry date',
  },
  save: 'Record evidence',
  delete: 'Delete evidence',
  did: 'Evidence recorded.',
  deleted: 'Evidence deleted.',
  faults: {
    'evidence-missing': 'Enter what you have seen.',
    'too-long': 'This is longer than 120 characters. Shorten it.',
    'strange-characters': 'It contains a character that cannot be saved. Type it again.',
    'until-wrong': 'Enter a day, for example 31 Dec 2028.',
    'until-past': 'This day is past. Evidence must be valid on the day of the visit.',
    'until-missing': 'Enter until when it is valid, or select that it has no expiry date.',
    'until-both': 'Enter a day, or select that it has no expiry date, not both.',
  },
})
