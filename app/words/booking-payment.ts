import type { PaymentMethod } from '#features/bookings/hold-length.ts'
import type { CancellationPolicyName } from '#features/prices/price-line.ts'

export const methodWords: Record<PaymentMethod, { name: string; text: (hours: string) => string }> = {
  card: {
    name: 'Card',
    text: (hours) => `Held for ${hours}. You pay on our card house’s page: your card number never comes to us.`,
  },
  'mobile-money': {
    name: 'Mobile money',
    text: (hours) => `MTN or Airtel. Held for ${hours}: send the money and tell us at once.`,
  },
  'bank-transfer': { name: 'Bank transfer', text: (hours) => `Held for ${hours} while the money travels.` },
}

/** The step in which it is held. */
export const paymentWords = {
  title: 'How do you want to pay?',
  lede: 'We hold it first, you pay after. Nothing is taken by itself.',
  money: 'What you pay',
  now: 'Deposit, once it is held',
  all: 'All of it, once it is held',
  later: (day: string) => `Balance, by ${day}`,
  whole: 'In all',
  method: 'Way of paying',
  request: 'Not promised yet',
  requestText: (things: string, many: boolean, hours: number) =>
    `${things} ${many ? 'are' : 'is'} asked for once you have paid. We answer within ${hours} hours. If it is a no, you choose: another day, or all your money back.`,
  rule: 'If you cancel',
  ladders: { tours: 'The journey', stays: 'The rooms', cars: 'The cars' } satisfies Record<CancellationPolicyName, string>,
  terms: 'I have read this rule and accept it for everyone in my party.',
  confirm: (first: string) => `We send you a letter first: confirm your e-mail within ${first}, or the hold ends then.`,
  button: (what: string) => `Hold ${what}`,
  back: 'Back to extras',
  free: 'Until we confirm, cancelling is free. After that:',
  ladder: (from: number, to: number | null, percent: number) => {
    const kept = percent === 0 ? 'we keep nothing' : `we keep ${percent}%`
    return to === null ? `${from} days before or more: ${kept}` : `${to} to ${from} days before: ${kept}`
  },
  cancellationRest: 'Counted without permits and park fees: once bought, nobody takes them back.',
  noMethod: 'It is too late for any way of paying on this site. Write to us.',
} as const
