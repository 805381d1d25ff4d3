import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['3570', 357_000],
  [' 3,570 ', 357_000],
  ['3,570.5', 357_050],
  ['1,003,570.05', 100_357_005],
  ['3 570.50', 357_050],
  ['0.29', 29],
  ['0', 0],
])('%s dollars are %i cents', (text, minor) => {
  expect(readAmount(text, 'USD')).toBe(minor)
})

test.each([
  '',
  '3.570',
  '1,5',
  '3,57',
  '-5',
  '+5',
  '1e3',
  '0x10',
  '$5',
  '5.',
  '.5',
  '1.234.567',
  '1,0000',
  '9'.repeat(13),
  '３',
])('“%s” is no amount of dollars: nothing is guessed about money', (text) => {
  expect(readAmount(text, 'USD')).toBeNaN()
})

test('francs are whole', () => {
  expect(readAmount('5,176,500', 'RWF')).toBe(5_176_500)
  expect(readAmount('5176500.50', 'RWF')).toBeNaN()
})
