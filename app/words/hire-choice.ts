import { source } from '#platform/languages/source.ts'

/** The first step of a hire car. */
export const hireChoiceWords = source('hire-choice', {
  lede: 'You pay for each 24 hours begun. Times are Kigali time.',
  pickUpHint: 'With our driver only, at the pick-up time above.',
  driverHint: 'For self-drive only: the insurance requires both.',
})
