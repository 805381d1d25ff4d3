import { source } from '#platform/languages/source.ts'

/** Above a form in which something is wrong. */
export const problemWords = source('problems', {
  title: '{count, plural, one {One thing to correct.} other {# things to correct.}}',
})
