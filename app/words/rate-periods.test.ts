import { expect, test } from 'vitest'
import { refusalSentence } from './booking-refusals.ts'
import { notPublishedYet } from './rate-periods.ts'

test('prices that end with a year are missing for the next, others after their last day', () => {
  expect(notPublishedYet('2027-12-31')).toBe('Prices for 2028 are not published yet')
  expect(notPublishedYet('2027-06-30')).toBe('Prices after 30 June 2027 are not published yet')
})

test('a day without published prices is refused with what to do', () => {
  expect(refusalSentence({ reason: 'rates-not-published', until: '2027-12-31' }, { kind: 'stay', travellers: 2 })).toBe(
    'Prices for 2028 are not published yet. Choose an earlier day, or write to us: we answer when they are.',
  )
})
