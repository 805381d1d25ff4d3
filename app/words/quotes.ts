import { source } from '#platform/languages/source.ts'

/** A quote that is found by its code. */
export const quoteWords = source('quotes', {
  title: 'Quote {code}',
  heading: 'Your quote <ref>{code}</ref>',
  holds: 'This price is valid until {until}, Kigali time.',
  ended: 'This quote expired on {at}, Kigali time. Ask us, or see today’s price.',
  keepsNoSeat: 'The price is kept, seats and rooms are not. They are held when you book.',
  book: 'Book at this price',
  ask: 'Ask on WhatsApp',
  nobody: 'Anyone with the code can see this page and book at this price. It shows no names.',
})
