import type { PaymentMethod } from '#features/bookings/payment-methods.ts'
import type { CancellationPolicyName } from '#features/pricing/price-line.ts'

export const methodWords: Record<PaymentMethod, { name: string; text: (hours: string) => string }> = {
  card: {
    name: 'Card',
    text: (hours) => `Held for ${hours}. You pay on our card provider’s page: we never see your card number.`,
  },
  'mobile-money': {
    name: 'Mobile money',
    text: (hours) => `MTN or Airtel. Held for ${hours}: send the money and tell us at once.`,
  },
  'bank-transfer': { name: 'Bank transfer', text: (hours) => `Held for ${hours} while the transfer arrives.` },
}

/** The step that makes the hold. */
export const paymentWords = {
  title: 'How do you want to pay?',
  lede: 'We hold it first, you pay after. We never charge you automatically.',
  money: 'What you pay',
  now: 'Deposit, due once held',
  all: 'Full amount, due once held',
  later: (day: string) => `Balance, by ${day}`,
  whole: 'Total',
  method: 'Payment method',
  request: 'On request, not confirmed yet',
  requestText: (things: string, many: boolean, hours: number) =>
    `${things} ${many ? 'are' : 'is'} requested once you have paid. We answer within ${hours} hours. If the answer is no, you choose: another day, or all your money back.`,
  rule: 'Cancellation fees',
  ladders: { tours: 'The journey', stays: 'The rooms', cars: 'The cars' } satisfies Record<CancellationPolicyName, string>,
  terms: 'I have read these fees and accept them for everyone in my party.',
  confirm: (first: string) => `We email you first: confirm your email within ${first}, or the hold ends then.`,
  button: (what: string) => `Hold ${what}`,
  back: 'Back to extras',
  free: 'Until we confirm, cancelling is free. After that:',
  ladder: (from: number, to: number | null, percent: number) => {
    const kept = percent === 0 ? 'we keep nothing' : `we keep ${percent}%`
    return to === null ? `${from} days before or more: ${kept}` : `${to} to ${from} days before: ${kept}`
  },
  cancellationRest: 'Permits and park fees are not counted: they are non-refundable once bought.',
  noMethod: 'It is too late for every payment method on this site. Write to us.',
} as const
