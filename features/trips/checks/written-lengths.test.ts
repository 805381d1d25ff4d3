import { expect, test } from 'vitest'
import { writtenLengths } from './written-lengths.ts'

const lengths = (text: string) => writtenLengths(text).map(({ unit, count }) => [unit, count])

test('numbers of nights and days are read in figures and in words', () => {
  expect(lengths('Six nights, seven days.')).toEqual([
    ['nights', 6],
    ['days', 7],
  ])
  expect(lengths('A 7-day safari of 12 nights')).toEqual([
    ['days', 7],
    ['nights', 12],
  ])
  expect(lengths('Twenty-one days, fourteen\nnights and thirty days; a sixteen-night tour, sixty days')).toEqual([
    ['days', 21],
    ['nights', 14],
    ['days', 30],
    ['nights', 16],
    ['days', 60],
  ])
  expect(writtenLengths('Stay six \nnights here').map(({ text }) => text)).toEqual(['six nights'])
})

test('what is no length of a journey is left out', () => {
  for (const text of [
    'Day 3',
    'one night',
    '1 day',
    'a day',
    '365 days a year',
    'often nights',
    'weekdays',
    '2.5 days',
    'Sunday 6 nightly',
  ])
    expect(writtenLengths(text), text).toEqual([])
})
