import { source } from '#platform/languages/source.ts'

/** The price line by line, what it is in francs, and what a payment is for. */
export const documentPriceWords = source('document-price', {
  title: 'Price breakdown',
  columns: { what: 'Description', quantity: 'Quantity', each: 'Unit price', amount: 'Amount' },
  total: 'Total',
  vat: 'Value added tax (VAT) included in the total: {amount}.',
  /** The source is what staff wrote of it. */
  rate: 'At RWF {rate, number} for $1. {source}, {day}.',
  /** The source of a rate that was changed since is not known any more. */
  rateOfBooking: 'At RWF {rate, number} for $1, the rate on the day of the booking, {day}.',
  /** What the demo operator wrote of it. */
  demoSource: 'Approximate rate of 2025',
  either: 'You may pay in dollars or francs; nothing is added.',
  due: { deposit: 'Deposit', balance: 'Balance', everything: 'Full price', fee: 'Cancellation fee' },
})
