import { source } from '#platform/languages/source.ts'

/** What a sheet of rates would do, line by line. */
export const ratePlanWords = source('admin-rate-plan', {
  title: 'What will change',
  columns: { row: 'Line', what: 'Service', days: 'Days', was: 'Now', is: 'New', says: 'Effect' },
  line: 'line {row, plural, one {#} other {#}}',
  rateSays: { new: 'New', same: 'No change', replaces: 'Replaces', splits: 'Splits' },
  ends: 'Ends',
  closed: 'Closed: {reason}',
  supplement: 'Supplement: {label}',
  everyStay: 'Every stay',
  compulsory: 'compulsory',
  optional: 'optional',
  per: {
    'person-night': '{amount} per person and night',
    'room-night': '{amount} per room and night',
    stay: '{amount} per stay',
    person: '{amount} per person',
  },
  children: 'children {text}',
  was: '{days}: {amount}',
  count:
    '{changes, plural, one {# change} other {# changes}}{faulty, plural, =0 {} one {, # line with errors} other {, # lines with errors}}.',
  left: '{count, plural, one {# rate of the contract stays as it is.} other {# rates of the contract stay as they are.}}',
  fewer: 'The first {shown, plural, one {#} other {#}} of {all, plural, one {# line} other {# lines}} are shown.',
  gaps: 'Days without a rate, then',
  gap: '{service}: {days}',
  gapOn: '{service}: {days}, {more}',
  moreGaps: 'And {count, plural, one {#} other {#}} more.',
  sentences: {
    changed: 'Something changed since you looked. Nothing was saved. This is what would change now.',
    'contract-ended': 'The contract has ended, and its rates stay as they are.',
    faulty: 'Correct the lines with errors. Nothing was saved.',
    nothing: 'There is nothing to save.',
  },
  /** Why a line that is read cannot be saved. */
  faults: {
    'contract-ended': 'The contract has ended.',
    'outside-contract': 'The contract holds {days}.',
    'overlaps-line': 'It shares {shared} with {with}.',
    'overlaps-contract': 'It shares {shared} with {other} of the contract “{contract}”.',
    'ranges-overlap': '{other} has a rate for other numbers of travellers or nights that include some of these.',
    'supplement-twice': 'It would be charged twice: {with} has the same label on some of these days.',
    'supplement-overlaps': 'It would be charged twice: {other} has a supplement of this label.',
    'closure-twice': 'It shares days with {with}.',
    'closure-overlaps': 'The service is closed {other} already.',
  },
})
