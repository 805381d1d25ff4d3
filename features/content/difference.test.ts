import { expect, test } from 'vitest'
import { differences } from './difference.ts'

test('equal contents have no difference, whatever the order of their keys', () => {
  expect(differences({ a: 1, b: [{ c: 'x' }] }, { b: [{ c: 'x' }], a: 1 })).toEqual([])
})

test('a changed value is named by its path, with the old and the new one', () => {
  expect(differences({ title: 'Nyungwe', days: [{ text: 'Walk' }] }, { title: 'Nyungwe', days: [{ text: 'Climb' }] })).toEqual([
    { path: 'days.0.text', before: 'Walk', after: 'Climb' },
  ])
})

test('a day put in between is one difference, and so is one taken out', () => {
  const [first, second, third] = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]
  expect(differences({ days: [first, third] }, { days: [first, second, third] })).toEqual([
    { path: 'days.1', before: undefined, after: second },
  ])
  expect(differences({ days: [first, second, third] }, { days: [first, third] })).toEqual([
    { path: 'days.1', before: second, after: undefined },
  ])
})

test('a list of plain values is one value', () => {
  expect(differences({ parks: ['a', 'b'] }, { parks: ['b'] })).toEqual([{ path: 'parks', before: ['a', 'b'], after: ['b'] }])
})

test('what was nowhere before has no before', () => {
  expect(differences({}, { notice: 'Closed' })).toEqual([{ path: 'notice', before: undefined, after: 'Closed' }])
})
