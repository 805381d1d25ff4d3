import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`
const time = (minutes: number): string => (minutes % 60 === 0 ? hours(minutes / 60) : `${minutes} minutes`)
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

/** The page of the payment methods. Every figure is one that the rules use. */
export const paymentMethodsPageWords = {
  title: 'Payment methods',
  description: 'How a booking is paid: payment methods, how long we hold it, deposit, balance and refunds.',
  lede: 'Choose when you book. We hold it first, you pay after, and we never charge you automatically.',
  texts: {
    'bank-transfer': (usual: number, near: number, open: number, days: number) => [
      `In US dollars or Rwandan francs, from any bank. Money from abroad takes one to four working days.`,
      `We hold it for ${hours(usual)}; ${hours(near)} when the start is less than 30 days away. Over a weekend we hold it until our office has been open for ${hours(open)}. Not offered less than ${days} days before the start.`,
    ],
    'mobile-money': (minutes: number) => [
      'MTN or Airtel, from a Rwandan number. Send the amount and your reference, then send us the message of your network.',
      `We hold it for ${time(minutes)} in which our office is open, because somebody here looks for the money. A booking made at night is held until the next working morning.`,
      'Your network limits what a wallet may send. For a larger sum send it in parts, or choose a bank transfer.',
    ],
    card: (minutes: number) => [
      'Visa or Mastercard, on the page of our card provider: your card number never reaches us.',
      `We hold it for ${time(minutes)}, and ten more once while the payment is under way.`,
    ],
  } satisfies Record<VisitorPaymentMethod, (...figures: number[]) => string[]>,
  request: {
    title: 'When something is on request',
    text: (answer: number, pay: number) =>
      `Some things our suppliers have to confirm first, such as lodges and permits on a date of your own. You pay nothing before our answer, which you have within ${hours(answer)}, sooner when the start is near. When everything is available you have up to ${hours(pay)} to pay, never past the end of booking.`,
  },
  deposit: {
    title: 'Deposit and balance',
    text: (basisPoints: number, days: number) =>
      `The deposit is ${percent(basisPoints)} of the price, and permits and flights in full, because those are bought at once. The rest is due ${days} days before the start. If you book later than that, all of it is due at once.`,
    francs:
      'Every price is in US dollars with the sum in Rwandan francs beside it. You may pay in either, at the rate on your booking.',
  },
  back: {
    title: 'Refunds',
    text: 'What is refunded goes back the way you paid. Until we confirm your booking, cancelling is free. After that the fees on your booking apply.',
    terms: 'Terms and conditions',
  },
  hours: 'Office hours',
} as const
