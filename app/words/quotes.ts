type Asked = { code: string; title: string; days: string; total: string; address: string }

/** A price that was kept under a code. */
export const quoteWords = {
  title: (code: string) => `Quote ${code}`,
  heading: 'Your quote',
  open: 'Open a quote',
  openText: 'The code stands in our message: eight letters and digits.',
  code: 'Code',
  show: 'Show the price',
  holds: (until: string) => `This price is yours until ${until}, Kigali time.`,
  ended: (at: string) => `This quote ended on ${at}, Kigali time. Ask us, or look at the price of today.`,
  keepsNoSeat: 'The price is kept, the places are not. They are held when you book.',
  book: 'Book at this price',
  ask: 'Ask on WhatsApp',
  nobody: 'Whoever you send the code to sees this page and can book at this price. It names nobody.',
  message: ({ code, title, days, total, address }: Asked) =>
    `Good day. A question about quote ${code}: ${title}, ${days}, ${total}. ${address} `,
} as const
