/** The letterhead as a page. */
export const letterheadWords = {
  title: 'Letterhead',
  description: 'The header and footer of all our documents, in A4 proportions.',
  lede: 'All our documents use this letterhead. If one looks different, call the number in the header before you pay.',
  print: 'Print this page to get the empty sheet. Choose A4 and no margins.',
  first: 'The first page, which is also the last of a short document',
  following: 'Following pages',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  issued: 'Booking K7QM-42XD, issued 20 November 2026',
  sample: 'This is a sample',
  text: 'Reference and date are above the title, so that each document can be matched to its booking.',
  table: 'Documents on this letterhead',
  paper: 'Document',
  when: 'When you get it',
  rows: [
    ['Quote', 'When you ask us to keep a price. It is valid for 14 days.'],
    ['Proforma invoice', 'With your booking, to pay by.'],
    ['Receipt', 'For each payment, once we receive it.'],
    ['Travel voucher', 'Once everything is confirmed and paid for.'],
    ['Itinerary', 'With your booking: where you sleep, and how long the road is.'],
    ['Cancellation statement', 'If you cancel: the fee, the refund, and the rule.'],
  ],
} as const
