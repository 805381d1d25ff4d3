import { source } from '#platform/languages/source.ts'

/** The sentence of a season strip, worded on the server. */
export const seasonWords = source('season', {
  best: 'Best in {months}.',
  good: 'Good in {months}.',
  avoid: 'Best avoided in {months}.',
  span: '{from} to {to}',
  and: '{before} and {last}',
})
