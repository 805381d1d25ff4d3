import { expect, test } from 'vitest'
import { tooYoungAges } from './too-young-ages.ts'

test('who is too young for something is named by their age, and not who takes part or is old enough', () => {
  const travellers = [null, 16, 13, 9].map((childOf, at) => ({ position: at + 1, childOf }))
  expect(tooYoungAges({ who: [1], minimumAge: 15 }, travellers)).toEqual([9, 13])
  // Who turns 15 before its day takes part.
  expect(tooYoungAges({ who: [1, 3], minimumAge: 15 }, travellers)).toEqual([9])
  expect(tooYoungAges({ who: null, minimumAge: 0 }, travellers)).toEqual([])
})
