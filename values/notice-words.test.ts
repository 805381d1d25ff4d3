import { expect, test } from 'vitest'
import { timedNotice } from './notice-words.ts'

const steps = [
  { daysFrom: 1, daysTo: null },
  { daysFrom: 0, daysTo: 0 },
]
const dayEndsAt = '08:00'

test('the tiers of a day tour are described by the time on the day before, and by its date where the start is known', () => {
  expect(steps.map((tier) => timedNotice(tier, dayEndsAt))).toEqual([
    'Until 08:00 (Kigali time) on the day before',
    'After 08:00 (Kigali time) on the day before',
  ])
  expect(steps.map((tier) => timedNotice(tier, dayEndsAt, '2027-06-14'))).toEqual([
    'Until 08:00 (Kigali time) on 13 June 2027',
    'After 08:00 (Kigali time) on 13 June 2027',
  ])
})

test('a tier between two others has both ends, and a tier alone has none', () => {
  expect(timedNotice({ daysFrom: 2, daysTo: 6 }, '18:30')).toBe(
    'After 18:30 (Kigali time) 7 days before, until 18:30 (Kigali time) 2 days before',
  )
  expect(timedNotice({ daysFrom: 0, daysTo: null }, '18:30')).toBe('At any time')
})
