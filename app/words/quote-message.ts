import { source } from '#platform/languages/source.ts'

/** What a visitor writes to us about a quote, for its loader: the space at the end is where they go on. */
export const quoteMessageWords = source('quote-message', {
  message: 'Good day. A question about quote {code}: {title}, {days}, {total}. {address} ',
})
