import { expect, test } from 'vitest'
import { packageDetailWords } from './package-details.ts'
import { readEnglish } from './sources.server.ts'

test('one day and one night are singular, and a day trip has no night', () => {
  const { daysNights } = readEnglish(packageDetailWords)
  expect([0, 1, 6].map((nights) => daysNights({ days: nights + 1, nights }))).toEqual([
    '1 day, no night',
    '2 days, 1 night',
    '7 days, 6 nights',
  ])
})
