import { source } from '#platform/languages/source.ts'

/** The parts of the screen that fold, and what each says while it is folded. */
export const foldWords = source('admin-folds', {
  trip: 'Trip & services',
  travellers: 'Travellers',
  price: 'Price',
  payments: 'Payments',
  papers: 'Documents & emails',
  timeline: 'Timeline',
  services: '{count, plural, =0 {no services} other {{count, plural, one {# service} other {# services}}}}',
  onRequest: '{count} on request',
  toBuy: '{count} to buy',
  toReserve: '{count} to reserve',
  feesToCheck: '{count, plural, one {# park fee} other {# park fees}} to check',
  missing: '{count, plural, one {#} other {#}} incomplete',
  payCount: '{count, plural, =0 {none yet} other {{count, plural, one {# payment} other {# payments}}}}',
  documents: '{count, plural, one {# document} other {# documents}}',
  emails: '{count, plural, one {# email} other {# emails}}',
  entries: '{count, plural, one {# entry} other {# entries}}',
  refundDue: 'Refund due',
})
