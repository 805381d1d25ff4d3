import { source } from '#platform/languages/source.ts'

/** Below the lines of a price: its total, and what is due when. */
export const sumsWords = source('sums', {
  total: 'Total',
  dueAll: 'Due when you book',
  balance: 'On {day}',
})
