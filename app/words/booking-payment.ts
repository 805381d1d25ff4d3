import { source } from '#platform/languages/source.ts'

/** The step in which it is held. */
export const paymentWords = source('booking-payment', {
  title: 'How do you want to pay?',
  lede: 'We hold it first, you pay after. We never charge you automatically.',
  requestTitle: 'Send your request',
  money: 'What you pay',
  now: 'Deposit, due once held',
  all: 'Full amount, due once held',
  later: 'Balance, by {day}',
  whole: 'Total',
  haveCode: 'I have a discount code',
  code: 'Discount code',
  apply: 'Apply',
  method: 'Payment method',
  request: 'On request, not confirmed yet',
  nowRequest: 'Deposit, due after our answer',
  allRequest: 'Full amount, due after our answer',
  methodRequest: 'How would you like to pay, after our answer?',
  rule: 'Cancellation fees',
  terms: 'I have read these fees and the terms and conditions, and accept them for everyone in my party.',
  back: 'Back to extras',
  free: 'Cancelling is free only until we confirm, which is when your payment has arrived. From then on, by the day on which you cancel:',
  noMethod: 'It is too late for every payment method on this site. Write to us.',
})
