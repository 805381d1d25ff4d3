import type { CancellationPolicyName } from '#features/pricing/price-line.ts'

/** The step in which it is held. */
export const paymentWords = {
  title: 'How do you want to pay?',
  lede: 'We hold it first, you pay after. We never charge you automatically.',
  requestTitle: 'Send your request',
  requestLede: (hours: number) => `We answer within ${hours} hours. You pay nothing before our answer.`,
  money: 'What you pay',
  now: 'Deposit, due once held',
  all: 'Full amount, due once held',
  later: (day: string) => `Balance, by ${day}`,
  whole: 'Total',
  method: 'Payment method',
  request: 'On request, not confirmed yet',
  requestText: (things: string, many: boolean) =>
    `${things} ${many ? 'have' : 'has'} to be confirmed by our suppliers. When everything is available we hold it for you, email you, and ask for the deposit.`,
  requestRest: 'What is in stock is held for you until our answer.',
  nowRequest: 'Deposit, due after our answer',
  allRequest: 'Full amount, due after our answer',
  methodRequest: 'How would you like to pay, after our answer?',
  rule: 'Cancellation fees',
  policies: { tours: 'The journey', 'day-tours': 'The day tour', stays: 'The rooms', cars: 'The cars' } satisfies Record<
    CancellationPolicyName,
    string
  >,
  terms: 'I have read these fees and accept them for everyone in my party.',
  confirm: (first: string) => `We email you first: confirm your email within ${first}, or the hold ends then.`,
  button: (what: string) => `Hold ${what}`,
  requestButton: 'Send request',
  back: 'Back to extras',
  free: 'Until we confirm, cancelling is free. After that:',
  cancellationRest: 'Permits and park fees are not counted: they are non-refundable once bought.',
  noMethod: 'It is too late for every payment method on this site. Write to us.',
} as const
