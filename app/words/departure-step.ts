import { source } from '#platform/languages/source.ts'

/** The first step of a seat on a departure. */
export const departureStepWords = source('departure-step', {
  title: 'Which day, and how many?',
  lede: 'A seat for each traveller, whatever the age. Nothing is held until the last step.',
  pick: 'Departure',
  showDate: 'Show this date',
  travellers: 'Travellers',
  next: 'Continue to travellers',
  option: '{days}, {left, plural, =0 {full} other {# left}}',
})
