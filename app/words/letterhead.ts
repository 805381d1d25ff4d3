/** The letterhead as a page. */
export const letterheadWords = {
  title: 'Letterhead',
  description: 'The head and the foot on which every document is drawn, at the true proportions of A4.',
  lede: 'Every paper you get from us stands on this sheet. If one does not look like it, call the number in its head before you pay.',
  print: 'Print this page to get the empty sheet. Choose A4 and no margins.',
  first: 'The first page, which is also the last of a short document',
  following: 'A following page',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  issued: 'Booking K7QM-42XD, issued 20 November 2026',
  sample: 'This is a sample',
  text: 'The reference and the day stand above the title, so that a paper found in a bag can be matched to its booking.',
  table: 'What is written on this sheet',
  paper: 'Paper',
  when: 'When you get it',
  rows: [
    ['Quote', 'When you ask us to keep a price. It stands for 14 days.'],
    ['Proforma invoice', 'With your booking, to pay by.'],
    ['Receipt', 'For each payment, once the money is here.'],
    ['Travel voucher', 'Once everything is confirmed and paid for.'],
    ['Day by day', 'With your booking: where you sleep, and how long the road is.'],
    ['Cancellation statement', 'If you cancel: what is kept, what comes back, and the rule.'],
  ],
} as const
