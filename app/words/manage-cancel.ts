import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { CancellationPolicyName } from '#features/prices/price-line.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** The sentences of cancelling a booking, and of the statement afterwards. */
export const cancelWords = {
  title: 'Cancel the booking',
  lede: (fee: string, refund: string | null) =>
    refund ? `We keep ${fee}, and ${refund} comes back to you.` : `We keep ${fee}. Nothing comes back.`,
  ledeUnpaid: (fee: string) => `You then owe ${fee}.`,
  ledePart: (missing: string, fee: string) =>
    `The fee is ${fee}. What you paid counts towards it, and ${missing} is left to pay.`,
  free: 'Cancelling is free now.',
  freeBack: (refund: string) => `Cancelling is free now: all of ${refund} comes back to you.`,
  not: 'As it stands the booking cannot be cancelled here. Write to us with the reference.',
  rule: 'The rule you agreed to',
  ladders: { tours: 'The journey', stays: 'The rooms', cars: 'The cars' } satisfies Record<CancellationPolicyName, string>,
  applies: 'counts today',
  applied: 'counted',
  keeps: (percent: number) => (percent === 0 ? 'we keep nothing' : `we keep ${percent}%`),
  notice: (count: number) => `Today is ${days(count)} before the start.`,
  noticed: (count: number) => `${days(count)} before the start.`,
  lines: 'What it comes to',
  kept: (percent: number, rest: string) => `${percent}% of ${rest}`,
  keptText: 'The price without permits, park fees and flights',
  bought: 'Bought for you already',
  boughtText: 'Permits, fees and flights that nobody takes back',
  earlier: 'Fees of travellers who left before',
  fee: 'Cancellation fee',
  paid: 'Paid',
  refund: 'Comes back to you',
  owed: 'Left to pay',
  how: 'It goes back to the card, the account or the telephone it came from. Staff send it.',
  why: 'Why do you cancel?',
  whyHint: 'A few words. They help us, and change nothing.',
  noReason: 'Cancelled by the traveller',
  button: (fee: string) => `Cancel for ${fee}`,
  buttonFree: 'Cancel for free',
  keep: 'Keep the booking',
  statement: 'Cancellation statement',
} as const

export const freeWords: Record<NonNullable<CancellationStatement['free']>, string> = {
  'cancelled-by-operator': 'We cancelled it ourselves: nothing is kept.',
  'moved-by-operator': 'We moved it to another date, so nothing is kept.',
  'not-confirmed': 'It was not confirmed yet, so nothing is kept.',
}
