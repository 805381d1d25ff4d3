import { expect, test } from 'vitest'
import { boxOf, cellsIn, isIn, stepped, tabbed } from './sheet-range.ts'

const size = { rows: 4, columns: 3 }
const middle = { row: 1, column: 1 }

test.each([
  ['ArrowUp', false, { row: 0, column: 1 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['ArrowDown', true, { row: 3, column: 1 }],
  ['ArrowRight', true, { row: 1, column: 2 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', true, { row: 3, column: 2 }],
])('%s, all the way: %s', (key, far, to) => {
  expect(stepped(middle, key, size, far)).toEqual(to)
})

test('arrows stop at the edges, and other keys lead nowhere', () => {
  expect(stepped({ row: 0, column: 0 }, 'ArrowUp', size)).toEqual({ row: 0, column: 0 })
  expect(stepped({ row: 3, column: 2 }, 'ArrowRight', size)).toEqual({ row: 3, column: 2 })
  expect(stepped(middle, 'a', size)).toBeUndefined()
})

test('Tab goes on in the next row, and leaves the sheet at its ends', () => {
  expect(tabbed({ row: 0, column: 2 }, false, size)).toEqual({ row: 1, column: 0 })
  expect(tabbed({ row: 1, column: 0 }, true, size)).toEqual({ row: 0, column: 2 })
  expect(tabbed({ row: 3, column: 2 }, false, size)).toBeUndefined()
  expect(tabbed({ row: 0, column: 0 }, true, size)).toBeUndefined()
})

test('a selection is the same whichever way it was drawn', () => {
  const box = boxOf({ anchor: { row: 2, column: 2 }, end: { row: 1, column: 0 } })
  expect(box).toEqual(boxOf({ anchor: { row: 1, column: 0 }, end: { row: 2, column: 2 } }))
  expect(cellsIn(box)).toHaveLength(6)
  expect(isIn(box, { row: 1, column: 2 })).toBe(true)
  expect(isIn(box, { row: 0, column: 2 })).toBe(false)
})
