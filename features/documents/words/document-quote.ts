import { source } from '#platform/languages/source.ts'

/** The quotation. */
export const documentQuoteWords = source('document-quote', {
  issued: 'Quotation {reference}, issued {day}',
  validUntil: 'Quotation valid until',
  schedule: 'Payment schedule',
  columns: { what: 'Payment', due: 'Due', amount: 'Amount' },
  now: 'On booking',
  code: 'To book at this price, give the code {code} at {site} or in a message to us.',
  included: 'Included',
  excluded: 'Not included',
  cancelling: 'Cancellation cost',
})
