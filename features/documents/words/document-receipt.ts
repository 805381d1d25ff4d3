import { source } from '#platform/languages/source.ts'

/** The receipt of a payment or a refund. */
export const documentReceiptWords = source('document-receipt', {
  issued: 'Receipt {number} for booking {reference}, issued {day}',
  from: 'With thanks, received from {payer}.',
  to: 'Refunded to {payer}.',
  received: 'Received',
  refunded: 'Refunded',
  counted: 'Credited as {amount} of the price.',
  on: 'Received on',
  how: 'Payment method',
  number: 'Reference',
  balance: 'Booking balance',
  total: 'Total price',
  paid: 'Paid so far, with this payment',
  left: 'Balance due',
  over: 'Overpaid',
  nextOn: '{what}: {amount}, due {day}.',
  nextNow: '{what}: {amount}, due now.',
  done: 'Everything is paid.',
})
