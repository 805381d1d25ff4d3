import { source } from '#platform/languages/source.ts'

/** The price of a booking, and what of it is paid and due. */
export const emailFigureWords = source('email-figures', {
  line: '{quantity} × {label}',
  total: 'Total',
  inFrancs: 'In francs the total is {francs}, at the rate agreed with this booking.',
  price: 'Total price',
  charged: 'Amount charged',
  fee: 'Cancellation fee',
  paid: 'Paid',
  paidLess: 'Paid, less refunds',
  balance: 'Balance due',
  refund: 'Refund due to you',
  left: {
    now: '{amount} is due now.',
    deposit: '{amount} is due now as the deposit, {rest} by {day}.',
    later: '{amount} is due by {day}. You may pay it before.',
  },
})
