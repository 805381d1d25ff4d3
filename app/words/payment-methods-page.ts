import { source } from '#platform/languages/source.ts'

/** The page of the payment methods; what has figures in it is in payment-methods-content.ts. */
export const paymentMethodsPageWords = source('payment-methods-page', {
  title: 'Payment methods',
  description: 'How a booking is paid: payment methods, how long we hold it, deposit, balance and refunds.',
  lede: 'Choose when you book. We hold it first, you pay after, and we never charge you automatically.',
  request: 'When something is on request',
  deposit: 'Deposit and balance',
  francs:
    'Every price is in US dollars with the sum in Rwandan francs beside it. You may pay in either, at the rate on your booking.',
  back: {
    title: 'Refunds',
    text: 'What is refunded goes back the way you paid. Until we confirm your booking, cancelling is free. After that the fees on your booking apply.',
    terms: 'Terms and conditions',
  },
  hours: 'Office hours',
})
