import { source } from '#platform/languages/source.ts'

/** The first step of everything that is not a scheduled departure. */
export const choiceWords = source('choice', {
  show: 'Show the price',
  again: 'Update the price',
  next: 'Continue',
  quote: 'Keep this price for 14 days',
  none: 'Nothing is held until the last step.',
  sleep: 'Accommodation',
  startsOn: 'First day',
})
