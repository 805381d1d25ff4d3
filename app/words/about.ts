import { source } from '#platform/languages/source.ts'

/** The page about the operator, besides what staff write. */
export const aboutWords = source('about', {
  visit: 'Where we are',
  write: 'Write to us',
  services: 'What we do',
})
