import { source } from '#platform/languages/source.ts'

/** The button that holds an order; counted by travellers, or by cars. */
export const holdButtonWords = source('hold-button', {
  departure: '{count, plural, one {Hold # seat} other {Hold # seats}}',
  journey: 'Hold this journey',
  pilgrims: '{count, plural, one {Hold # place} other {Hold # places}}',
  stay: 'Hold these nights',
  hire: '{count, plural, one {Hold this car} other {Hold # cars}}',
})
