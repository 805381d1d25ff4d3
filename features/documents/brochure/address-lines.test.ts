import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test('an address breaks before a slash, then before a hyphen, and loses and gains no character', () => {
  const address = 'impamba.example/package-details/a-very-long-walk-around-the-lake'
  const lines = addressLines(address, 32)
  expect(lines).toEqual(['impamba.example/package-details', '/a-very-long-walk-around-the', '-lake'])
  expect(lines.join('')).toBe(address)
  expect(addressLines('impamba.example', 32)).toEqual(['impamba.example'])
})

test('an address without a place to break is cut at its end', () => {
  expect(addressLines('x'.repeat(50), 20).map(({ length }) => length)).toEqual([20, 20, 10])
})
