import { source } from '#platform/languages/source.ts'

/** What a brochure says of its own; everything else is worded by the page of the package. */
export const brochureWords = source('brochure', {
  title: '{title}, brochure of {company}',
  from: 'From, per person',
  days: 'Day by day',
  season: 'When to go',
  levels: 'Where you sleep',
  included: 'Included',
  excluded: 'Not included',
  prices: 'Price per person',
  travelling: 'Travelling together',
  made: 'These are the prices of {day}, with permits and park fees of {year}. Prices can change: the page of this journey always has today’s.',
  fees: 'Permits and park fees in the price',
  cancelling: 'Cancellation fees',
  when: 'When you cancel',
  fee: 'Fee',
  know: 'Good to know',
  book: 'How to book',
  bookOnline: 'Choose a date and book on the page of this journey, or ask us.',
  scan: 'Point a camera here to open the page.',
  contact: { page: 'Web', phone: 'Phone', whatsapp: 'WhatsApp', email: 'Email', office: 'Office' },
})
