import { source } from '#platform/languages/source.ts'

/** The proforma invoice. */
export const documentProformaWords = source('document-proforma', {
  lede: 'Please pay the amount below, and write the reference as the reason for payment so that we find it.',
  dueOn: '{what}, due {day}',
  dueNow: '{what}, due now',
  reason: 'Reference',
  holder: 'Account holder',
  bank: 'Bank',
  account: 'Account',
  swift: 'SWIFT',
  hire: 'About your hire',
  paid: 'Paid so far',
  columns: { received: 'Received', how: 'Payment method', number: 'Reference', amount: 'Amount' },
  left: 'Balance due',
  note: 'This proforma requests payment. It is not a receipt or a tax invoice.',
})
