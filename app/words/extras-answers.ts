import { source } from '#platform/languages/source.ts'

/** What the server alone says in the step of extras: differences in price, what a code takes off, and what may be left out. */
export const extrasAnswerWords = source('extras-answers', {
  included: 'included',
  more: '+{amount} in total',
  less: '−{amount} in total',
  /** What a room for one adult costs besides, by the accommodation level. */
  single: '{comfort}: +{amount} for each.',
  applied: 'The code takes {amount} off. The price is {total} now.',
  appliedNothing: 'The code takes nothing off this booking. The price stays {total}.',
  appliedNone: 'No code. The price is {total}.',
  extras: 'Extras, now or later: {names}.',
})
