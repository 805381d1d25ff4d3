import { expect, test } from 'vitest'
import { rowQuantity } from './row-quantity.ts'

test('two nights of a room are not shown as two rooms', () => {
  expect(rowQuantity({ kind: 'room', quantity: 2 })).toBe(1)
  expect(rowQuantity({ kind: 'permit', quantity: 2 })).toBe(2)
})
