import { expect, test } from 'vitest'
import { nightPrice } from './nights.ts'

test('the price of a night is to the cent where the nights times it are the total, and else about', () => {
  expect(nightPrice(29_226, 3)).toBe('$97.42')
  expect(nightPrice(29_225, 3)).toBe('about $97')
  expect(nightPrice(30_000, 3)).toBe('$100')
})
