import { source } from '#platform/languages/source.ts'

export const paymentStatusWords = source('admin-payment-status', {
  unpaid: 'Unpaid',
  'deposit-due': 'Deposit due',
  'full-payment-due': 'Full payment due',
  'part-paid': 'Part paid',
  paid: 'Paid',
  overpaid: 'Overpaid',
  credit: 'Credit',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
})
