import { expect, test } from 'vitest'
import { linesOf, textsOf } from './text-lines.ts'

test('a list that was pasted comes without its bullets and blank lines', () => {
  expect(textsOf('• Park fees\r\n\r\n- Lunch on day 2 \n1. Transfers\n b) Water')).toEqual([
    'Park fees',
    'Lunch on day 2',
    'Transfers',
    'Water',
  ])
})

test('what only looks like a bullet stays', () => {
  expect(textsOf('-5 degrees at night\n4x4 with driver\n3.5 hours on foot')).toEqual([
    '-5 degrees at night',
    '4x4 with driver',
    '3.5 hours on foot',
  ])
})

test('texts come back as they were', () => {
  const texts = ['Park fees', 'Lunch, dinner and “tea”']
  expect(textsOf(linesOf(texts))).toEqual(texts)
})

test('a text with a line break stays one text', () => {
  expect(linesOf(['One\n two', 'three'])).toBe('One two\nthree')
})
