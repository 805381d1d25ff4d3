import { expect, test } from 'vitest'
import { roomsOf } from './rooms-of.ts'

const party = (...ages: number[]) => ages.map((age, at) => ({ position: at + 1, age }))

test('two by two, the last ones alone as sold, children with adults, an odd one with somebody of another booking', () => {
  expect(roomsOf(party(40, 40), 0, 9)).toEqual([[1, 2]])
  expect(roomsOf(party(40, 40, 40, 40), 2, 9)).toEqual([[1, 2], [3], [4]])
  expect(roomsOf(party(40, 40, 40), 0, 9)).toEqual([
    [1, 2],
    [3, 9],
  ])
  expect(roomsOf(party(40), 0, 9)).toEqual([[1, 9]])
  expect(roomsOf(party(40), 1, 9)).toEqual([[1]])
  expect(roomsOf(party(40, 8), 0, 9)).toEqual([[1, 2]])
  expect(roomsOf(party(40, 40, 40, 40, 8, 6), 0, 9)).toEqual([
    [1, 2, 5],
    [3, 4, 6],
  ])
  expect(roomsOf(party(40, 8), 1, 9)).toEqual([[1, 2]])
})

test('of an odd number of adults the one without another adult shares with the first child', () => {
  expect(roomsOf(party(40, 40, 40, 8), 0, 9)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(roomsOf(party(40, 40, 40, 8, 6), 0, 9)).toEqual([
    [1, 2, 5],
    [3, 4],
  ])
})
