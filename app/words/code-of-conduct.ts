import { source } from '#platform/languages/source.ts'

/** How visitors should behave. */
export const codeOfConductWords = source('code-of-conduct', {
  title: 'How we behave',
  lede: 'The short version.',
  do: 'Do',
  dont: 'Don’t',
  all: 'All rules and useful phrases',
})
