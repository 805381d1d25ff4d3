type QuoteFacts = { code: string; title: string; days: string; total: string; address: string }

/** A quote that is found by its code. */
export const quoteWords = {
  title: (code: string) => `Quote ${code}`,
  heading: 'Your quote',
  open: 'Open a quote',
  openText: 'The code is in our message: eight letters and digits.',
  code: 'Code',
  show: 'Show the price',
  holds: (until: string) => `This price is valid until ${until}, Kigali time.`,
  ended: (at: string) => `This quote expired on ${at}, Kigali time. Ask us, or see today’s price.`,
  keepsNoSeat: 'The price is kept, seats and rooms are not. They are held when you book.',
  book: 'Book at this price',
  ask: 'Ask on WhatsApp',
  nobody: 'Anyone with the code can see this page and book at this price. It shows no names.',
  message: ({ code, title, days, total, address }: QuoteFacts) =>
    `Good day. A question about quote ${code}: ${title}, ${days}, ${total}. ${address} `,
} as const
