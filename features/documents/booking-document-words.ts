import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import { timedNotice } from '#values/notice-words.ts'

type CancellationPolicyName = CancellationStatement['policies'][number]['ladder']

const days = ({ daysFrom, daysTo }: CancellationTier): string =>
  daysTo === null
    ? `${daysFrom} days or more before`
    : daysFrom === 0
      ? `${daysTo} days or less before`
      : `${daysTo} to ${daysFrom} days before`

const policyNames: Record<CancellationPolicyName, string> = {
  tours: 'Tour',
  'day-tours': 'Day tour',
  stays: 'Rooms',
  cars: 'Cars',
}

/** The fixed sentences of a booking's documents. */
export const bookingDocumentWords = {
  due: { deposit: 'Deposit', balance: 'Balance', everything: 'Full price', fee: 'Cancellation fee' },
  office: 'Office in Kigali',
  age: (age: number) => `age ${age} on the first day`,
  handOver: 'Handover at the agreed place',
  rule: (step: CancellationTier, { dayEndsAt }: CancellationPolicy, percent: number, startsOn: Day) =>
    `${dayEndsAt === undefined ? days(step) : timedNotice(step, dayEndsAt, startsOn)}: ${percent === 0 ? 'no fee' : `${percent}% of the price without permits and park fees`}`,
  named: (name: CancellationPolicyName, sentence: string) => `${policyNames[name]}, ${sentence}`,
  free: 'Cancelling is free until we confirm.',
  passedOn: 'Permits, park fees and flights are non-refundable once purchased.',
  statement: {
    part: policyNames,
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
    due: 'Please pay the balance due, with the booking reference as the reason for payment.',
  },
} as const
