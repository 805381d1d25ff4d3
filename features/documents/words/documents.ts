import { source } from '#platform/languages/source.ts'

/** What every document of a booking says. */
export const documentsWords = source('documents', {
  titles: {
    quote: 'Quotation',
    proforma: 'Proforma invoice',
    receipt: 'Receipt',
    voucher: 'Travel voucher',
    itinerary: 'Itinerary',
    statement: 'Cancellation statement',
  },
  /** What the window of a reader is called. */
  window: '{title} {reference}, {company}',
  /** The noun in the name of the file. */
  files: {
    quote: 'quote',
    proforma: 'proforma',
    receipt: 'receipt',
    voucher: 'voucher',
    itinerary: 'itinerary',
    statement: 'cancellation',
  },
  issued: 'Booking {reference}, issued {day}',
  for: 'For',
  taxNumber: 'VAT or tax no. {number}',
  when: 'Dates',
  times: {
    days: '{span}, {count, plural, one {# day} other {# days}}',
    nights: '{span}, {count, plural, one {# night} other {# nights}}',
    hours: '{from}, {fromTime}, to {to}, {toTime}',
  },
  party: 'Travellers',
})
