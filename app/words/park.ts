import { source } from '#platform/languages/source.ts'

/** The page of a park around its static part. */
export const parkWords = source('park', {
  title: '{name}: fees, rules and when to go',
  onPage: 'On this page',
})
