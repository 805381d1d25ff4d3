import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { CancellationTier } from '#features/settings/settings.ts'

type CancellationPolicyName = CancellationStatement['policies'][number]['ladder']

const days = ({ daysFrom, daysTo }: CancellationTier): string =>
  daysTo === null
    ? `${daysFrom} days or more before`
    : daysFrom === 0
      ? `${daysTo} days or less before`
      : `${daysTo} to ${daysFrom} days before`

/** What the documents of a booking say that is not in its rows. */
export const bookingDocumentWords = {
  due: { deposit: 'Deposit', balance: 'Balance', everything: 'All of it', fee: 'Cancellation fee' },
  office: 'Office in Kigali',
  age: (age: number) => `${age} years on the first day`,
  handOver: 'Handed over where we agreed',
  rule: (step: CancellationTier, percent: number) =>
    `${days(step)}: ${percent === 0 ? 'nothing is kept' : `${percent}% of the price without permits and park fees`}`,
  named: (name: CancellationPolicyName, sentence: string) =>
    `${{ tours: 'Journey', stays: 'Rooms', cars: 'Cars' }[name]}, ${sentence}`,
  free: 'Cancelling is free until we confirm.',
  passedOn: 'Permits, park fees and flights that we have bought by then are not given back.',
  statement: {
    part: { tours: 'The journey', stays: 'The rooms', cars: 'The cars' } satisfies Record<CancellationPolicyName, string>,
    percent: (percent: number) => `${percent}% of it`,
    passedOn: 'Permits, park fees and flights',
    bought: 'What we had bought by then',
    notBought: 'Not bought yet: nothing is kept',
    earlier: 'Fees of travellers who left before',
    whole: 'Kept whole',
    free: {
      'cancelled-by-operator': 'We cancelled it ourselves',
      'moved-by-operator': 'We moved it to another date',
      'not-confirmed': 'Not confirmed yet',
    },
    refund: 'The refund goes back the way the money came.',
    owed: 'Please pay what is left, and write the reference as the reason for payment.',
  },
} as const
