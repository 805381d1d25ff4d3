import { expect, test } from 'vitest'
import { levelsOf, placeAll } from './place.ts'

const week = { from: '2027-06-14', to: '2027-06-20' }
const span = (from: string, to: string) => ({ from, to })
const placed = (...spans: { from: string; to: string }[]) => placeAll(spans, week).map(({ place }) => place)

test('whole days stand from the first column of their first day to the last of their last', () => {
  expect(placed(span('2027-06-15T00:00', '2027-06-17T00:00'))).toEqual([
    { start: 2, end: 6, cutBefore: false, cutAfter: false, level: 0 },
  ])
})

test('what ends at noon leaves the afternoon to what begins then, in the same level', () => {
  const [first, second] = placed(span('2027-06-14T00:00', '2027-06-15T12:00'), span('2027-06-15T12:00', '2027-06-16T00:00'))
  expect([first?.end, second?.start, second?.level]).toEqual([3, 3, 0])
})

test('some minutes take the half of the day that they touch', () => {
  const [morning, afternoon, both] = placed(
    span('2027-06-14T08:30', '2027-06-14T11:15'),
    span('2027-06-15T14:00', '2027-06-15T15:00'),
    span('2027-06-16T11:00', '2027-06-16T12:30'),
  )
  expect([morning, afternoon, both].map((one) => [one?.start, one?.end])).toEqual([
    [0, 1],
    [3, 4],
    [4, 6],
  ])
})

test('what begins before or goes on after is cut with a sign, and what lies outside is left out', () => {
  expect(
    placed(
      span('2027-06-01T00:00', '2027-06-14T00:00'),
      span('2027-06-12T00:00', '2027-06-15T00:00'),
      span('2027-06-20T00:00', '2027-06-22T00:00'),
      span('2027-06-21T00:00', '2027-06-22T00:00'),
    ),
  ).toEqual([
    { start: 0, end: 2, cutBefore: true, cutAfter: false, level: 0 },
    { start: 12, end: 14, cutBefore: false, cutAfter: true, level: 0 },
  ])
})

test('what overlaps goes into the next level, and the first level that is free takes what follows', () => {
  const levels = placed(
    span('2027-06-14T00:00', '2027-06-17T00:00'),
    span('2027-06-15T00:00', '2027-06-16T00:00'),
    span('2027-06-16T00:00', '2027-06-18T00:00'),
    span('2027-06-17T00:00', '2027-06-19T00:00'),
  ).map(({ level }) => level)
  expect(levels).toEqual([0, 1, 1, 0])
})

test('the cells of a level follow each other over all columns: days of the first level one by one, free columns of others as one', () => {
  const items = placeAll([span('2027-06-14T12:00', '2027-06-16T00:00'), span('2027-06-15T00:00', '2027-06-16T00:00')], week)
  const levels = levelsOf(items, 14).map((cells) => cells.map(({ start, end, item }) => `${start}-${end}${item ? ' item' : ''}`))
  expect(levels).toEqual([
    ['0-1', '1-4 item', '4-6', '6-8', '8-10', '10-12', '12-14'],
    ['0-2', '2-4 item', '4-14'],
  ])
})

test('free days before the first that stands are one cell each', () => {
  const [cells = []] = levelsOf(placeAll([span('2027-06-16T00:00', '2027-06-21T00:00')], week), 14)
  expect(cells.map(({ start, end }) => `${start}-${end}`)).toEqual(['0-2', '2-4', '4-14'])
})

test('a row with nothing has one level', () => {
  expect(levelsOf([], 4)).toEqual([
    [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ],
  ])
})
