import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { CancellationPolicyName } from '#features/pricing/price-line.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** The sentences of cancelling a booking, and of the statement afterwards. */
export const cancelWords = {
  title: 'Cancel your booking',
  lede: (fee: string, refund: string | null) =>
    refund ? `We keep ${fee}, and refund ${refund}.` : `We keep ${fee}. There is no refund.`,
  ledeUnpaid: (fee: string) => `You then owe ${fee}.`,
  ledePart: (missing: string, fee: string) => `The fee is ${fee}. What you paid counts towards it, and ${missing} is still due.`,
  free: 'Cancelling is free now.',
  freeBack: (refund: string) => `Cancelling is free now: we refund all of ${refund}.`,
  not: 'This booking cannot be cancelled here. Write to us with the reference.',
  rule: 'Cancellation fees you accepted',
  policies: { tours: 'The journey', 'day-tours': 'The day tour', stays: 'The rooms', cars: 'The cars' } satisfies Record<
    CancellationPolicyName,
    string
  >,
  applies: 'applies today',
  applied: 'applied',
  notice: (count: number) => `Today is ${days(count)} before the start.`,
  noticed: (count: number) => `${days(count)} before the start.`,
  lines: 'Cancellation charge',
  share: (percent: number, rest: string) => `${percent}% of ${rest}`,
  shareText: 'The price without permits, park fees and flights',
  bought: 'Bought for you already',
  boughtText: 'Permits, fees and flights that are non-refundable',
  earlier: 'Fees of travellers removed earlier',
  fee: 'Cancellation fee',
  paid: 'Paid',
  refund: 'Refund',
  due: 'Balance due',
  how: 'We refund the card, account or phone you paid from. Staff send it.',
  why: 'Why are you cancelling?',
  whyHint: 'Optional details help us, and change nothing.',
  noReason: 'Cancelled by the traveller',
  button: (fee: string) => `Cancel booking, ${fee} fee`,
  buttonFree: 'Cancel booking, no charge',
  keep: 'Keep your booking',
  statement: 'Cancellation statement',
} as const

export const freeWords: Record<NonNullable<CancellationStatement['free']>, string> = {
  'cancelled-by-operator': 'We cancelled it ourselves: nothing is kept.',
  'moved-by-operator': 'We moved it to another date, so nothing is kept.',
  'not-confirmed': 'It was not confirmed yet, so nothing is kept.',
}
