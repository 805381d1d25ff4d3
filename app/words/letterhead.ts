import { source } from '#platform/languages/source.ts'

/** The letterhead as a page. */
export const letterheadWords = source('letterhead', {
  title: 'Letterhead',
  description: 'The header and footer of all our documents, in A4 proportions.',
  lede: 'All our documents use this letterhead. If one looks different, call the number in the header before you pay.',
  print: 'Print this page to get the empty sheet. Choose A4 and no margins.',
  first: 'The first page, which is also the last of a short document',
  following: 'Following pages',
  page: 'Page {page} of {pages}',
  issued: 'Booking {reference}, issued {day}',
  sample: 'This is a sample',
  text: 'Reference and date are above the title, so that each document can be matched to its booking.',
  table: 'Documents on this letterhead',
  paper: 'Document',
  when: 'When you get it',
  papers: {
    quote: { name: 'Quote', when: 'When you ask us to keep a price. It is valid for 14 days.' },
    proforma: { name: 'Proforma invoice', when: 'With your booking, to pay by.' },
    receipt: { name: 'Receipt', when: 'For each payment, once we receive it.' },
    voucher: { name: 'Travel voucher', when: 'Once everything is confirmed and paid for.' },
    itinerary: { name: 'Itinerary', when: 'With your booking: where you sleep, and how long the road is.' },
    cancellation: { name: 'Cancellation statement', when: 'If you cancel: the fee, the refund, and the rule.' },
  },
})
