import { expect, test } from 'vitest'
import { figureText, roadTime } from './figures.ts'

test('a figure has all digits of its currency', () => {
  expect(figureText({ minor: 298_000, currency: 'USD' })).toBe('$2,980.00')
  expect(figureText({ minor: 298_050, currency: 'USD' })).toBe('$2,980.50')
  expect(figureText({ minor: -5, currency: 'USD' })).toBe('−$0.05')
  expect(figureText({ minor: 4_321_000, currency: 'RWF' })).toBe('RWF 4,321,000')
})

test('time on the road is said in hours and minutes', () => {
  expect([20, 60, 150, 0].map(roadTime)).toEqual(['20 min', '1 h', '2 h 30 min', ''])
})
