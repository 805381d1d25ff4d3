import { source } from '#platform/languages/source.ts'

/** A contract taken over to the next year. */
export const rollOverWords = source('admin-roll-over', {
  title: 'Next year',
  titleOf: 'Next year: {contract}',
  lede: 'Makes a draft with the same terms, services and seasons a year later. Nothing of this contract changes.',
  name: 'Name of the new contract',
  percent: 'Raise amounts by, in percent',
  percentHint: 'Such as 6 or 4.5. 0 leaves them, -5 lowers them.',
  step: 'Round up to full, in {currency}',
  stepHint: 'Such as 1 or 5.',
  look: 'Preview',
  keep: 'Make the draft',
  plan: 'What the draft will hold',
  columns: { what: 'Service', was: 'Now', is: 'Next year' },
  days: 'It holds {days}.',
  left: '{count, plural, one {# rate of archived services is left out.} other {# rates of archived services are left out.}}',
  none: 'The contract has no rates.',
  fewer: 'The first {shown, plural, one {#} other {#}} of {all, plural, one {# rate} other {# rates}} are shown.',
  problems: 'Correct these fields.',
  faults: {
    name: 'Enter a name of at most 120 characters.',
    percent: 'Enter a percentage from -50 to 100, with at most two decimals.',
    step: 'Enter an amount, such as 1.',
  },
  refused: {
    'contract-unknown': 'The contract is not there any more.',
    changed: 'The rates were changed since you looked. Nothing was saved. This is what the draft would hold now.',
    'too-large': 'An amount would be larger than a rate may be.',
    'name-taken': 'The supplier has a contract of this name.',
  },
})
