import { source } from '#platform/languages/source.ts'

/** One post around its text. */
export const postWords = source('post', {
  crumb: 'Blog',
  published: 'Published on {day}',
  updated: 'Last reviewed on {day}',
  minutes: '{minutes, plural, one {# minute read} other {# minute read}}',
  journeys: 'Related journeys',
  more: 'Read on',
})
