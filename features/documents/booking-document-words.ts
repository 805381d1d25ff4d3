import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { CancellationTier } from '#features/settings/settings.ts'

type CancellationPolicyName = CancellationStatement['policies'][number]['ladder']

const days = ({ daysFrom, daysTo }: CancellationTier): string =>
  daysTo === null
    ? `${daysFrom} days or more before`
    : daysFrom === 0
      ? `${daysTo} days or less before`
      : `${daysTo} to ${daysFrom} days before`

/** The fixed sentences of a booking's documents. */
export const bookingDocumentWords = {
  due: { deposit: 'Deposit', balance: 'Balance', everything: 'Full price', fee: 'Cancellation fee' },
  office: 'Office in Kigali',
  age: (age: number) => `age ${age} on the first day`,
  handOver: 'Handover at the agreed place',
  rule: (step: CancellationTier, percent: number) =>
    `${days(step)}: ${percent === 0 ? 'no fee' : `${percent}% of the price without permits and park fees`}`,
  named: (name: CancellationPolicyName, sentence: string) =>
    `${{ tours: 'Tour', stays: 'Rooms', cars: 'Cars' }[name]}, ${sentence}`,
  free: 'Cancelling is free until we confirm.',
  passedOn: 'Permits, park fees and flights are non-refundable once purchased.',
  statement: {
    part: { tours: 'Tour', stays: 'Rooms', cars: 'Cars' } satisfies Record<CancellationPolicyName, string>,
    percent: (percent: number) => `${percent}% fee`,
    passedOn: 'Permits, park fees and flights',
    bought: 'Already purchased',
    notBought: 'Not purchased yet: no fee',
    earlier: 'Fees of travellers who cancelled earlier',
    whole: 'Charged in full',
    free: {
      'cancelled-by-operator': 'Cancelled by us',
      'moved-by-operator': 'We moved it to another date',
      'not-confirmed': 'Not confirmed yet',
    },
    refund: 'The refund goes to the payment method you used.',
    owed: 'Please pay the balance due, with the booking reference as the reason for payment.',
  },
} as const
