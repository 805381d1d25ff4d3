import { expect, test } from 'vitest'
import { added, changedRows, copied, dropPlace, moved, readRowChange, removed } from './row-changes.ts'

const rows = ['a', 'b', 'c']

test('a row comes to the end, or to where it is asked for', () => {
  expect(added(rows, 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(added(rows, 'd', 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('a row goes, and a place that is not there takes nothing', () => {
  expect(removed(rows, 1)).toEqual(['a', 'c'])
  expect(removed(rows, 3)).toEqual(rows)
  expect(removed(rows, -1)).toEqual(rows)
})

test('a copy stands after its row and shares nothing with it', () => {
  const days = [{ meals: ['lunch'] }]
  const [first, second] = copied(days, 0)
  first?.meals.push('dinner')
  expect(second).toEqual({ meals: ['lunch'] })
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, rows],
  [0, -1, rows],
  [2, 3, rows],
  [5, 0, rows],
])('a row moves from %i to %i and none is lost', (from, to, after) => {
  expect(moved(rows, from, to)).toEqual(after)
})

test('a row that is dropped stands in the gap it was dropped in', () => {
  expect(moved(rows, 0, dropPlace(0, 1, true))).toEqual(['b', 'a', 'c'])
  expect(moved(rows, 2, dropPlace(2, 0, false))).toEqual(['c', 'a', 'b'])
  expect(moved(rows, 1, dropPlace(1, 0, true))).toEqual(rows)
  expect(moved(rows, 1, dropPlace(1, 2, false))).toEqual(rows)
})

test.each([
  ['add days', ['a', 'b', 'c', 'new']],
  ['remove days.1', ['a', 'c']],
  ['copy days.0', ['a', 'a', 'b', 'c']],
  ['up days.2', ['a', 'c', 'b']],
  ['up days.0', rows],
  ['down days.0', ['b', 'a', 'c']],
  ['down days.2', rows],
])('“%s” does on the server what it does in the browser', (value, after) => {
  const change = readRowChange(value)
  expect(change?.list).toBe('days')
  expect(change && changedRows(rows, change, () => 'new')).toEqual(after)
})

test('rows inside rows are named by their whole path', () => {
  expect(readRowChange('add days.2.notes')).toEqual({ change: 'add', list: 'days.2.notes', at: undefined })
  expect(readRowChange('up days.2.notes.0')).toEqual({ change: 'up', list: 'days.2.notes', at: 0 })
})

test.each(['', 'remove days', 'drop days.1', 'remove days.x', 'up .1 ', 'add'])('“%s” asks for nothing', (value) => {
  expect(readRowChange(value)).toBeUndefined()
})
