import { source } from '#platform/languages/source.ts'

/** The newsletter form, which is on every page, and its hidden field. */
export const newsletterWords = source('newsletter', {
  trap: 'Leave this field empty',
  email: 'Email for our newsletter',
  button: 'Subscribe',
})
