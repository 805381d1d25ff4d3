import { source } from '#platform/languages/source.ts'

/** The page between a booking and the card provider's. */
export const cardPageWords = source('card-page', {
  title: 'Continue to the card provider',
  text: 'The next page belongs to our card provider. We learn only whether it was paid.',
  button: 'Continue to card payment',
})
