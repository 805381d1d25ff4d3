import { source } from '#platform/languages/source.ts'

/** The form in which the code of a quote is typed. */
export const quoteCodeWords = source('quote-code', {
  title: 'Open a quote',
  lede: 'The code is in our message: eight letters and digits.',
  code: 'Code',
  show: 'Show the price',
})
