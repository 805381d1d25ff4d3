import { expect, test } from 'vitest'
import { monthsOf } from './months.ts'

const rains = [
  { name: 'long rains', words: 'mid-March to mid-May', months: [3, 4, 5], heaviest: [4] },
  { name: 'short rains', words: 'October to December', months: [10, 11, 12], heaviest: [11] },
]

test('each month has its mark, and is dry, wet or wettest as its country is', () => {
  const months = monthsOf([2, 2, 1, 0, 1, 3, 3, 3, 3, 2, 1, 2], rains)
  expect(months.map(({ mark }) => mark)).toEqual([2, 2, 1, 0, 1, 3, 3, 3, 3, 2, 1, 2])
  expect(months.map(({ rain }) => rain[0]).join('')).toBe('ddrhrddddrhr')
})

test('where no rains are known months are dry only by the list of good months', () => {
  expect(new Set(monthsOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []).map(({ rain }) => rain))).toEqual(new Set(['dry']))
})
