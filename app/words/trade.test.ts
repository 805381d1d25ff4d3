import { expect, test } from 'vitest'
import { daysWords, mealsWords, nightsWords, roadTime, seatsWords, statusWord } from './trade.ts'

test('a planned departure says how many more it needs to run', () => {
  expect(statusWord('planned', 4)).toEqual({ word: '4 more needed to run', tone: undefined })
  expect(statusWord('planned', 0)).toEqual({ word: 'Not guaranteed', tone: undefined })
})

test('a departure that is nearly there says how many are missing', () => {
  expect(statusWord('nearly', 1)).toEqual({ word: '1 more needed to run', tone: 'warn' })
  expect(statusWord('nearly', 2)).toEqual({ word: '2 more needed to run', tone: 'warn' })
})

test('the other states have a word of their own: good, urgent, or nothing to be done', () => {
  const words = (['guaranteed', 'last-places', 'full', 'closed', 'cancelled'] as const).map((status) => statusWord(status, 0))
  expect(words).toEqual([
    { word: 'Guaranteed', tone: 'ok' },
    { word: 'Last places', tone: 'warn' },
    { word: 'Full', tone: undefined },
    { word: 'Closed', tone: undefined },
    { word: 'Cancelled', tone: undefined },
  ])
})

test('no seats are full, any other number is left', () => {
  expect([0, 1, 12].map(seatsWords)).toEqual(['Full', '1 left', '12 left'])
})

test('time on the road is minutes, hours, or both', () => {
  expect([0, 40, 60, 65, 150, 570].map(roadTime)).toEqual(['0 min', '40 min', '1 h', '1 h 05', '2 h 30', '9 h 30'])
})

test('one day and one night are singular, and a day trip has no night', () => {
  expect([daysWords(1), daysWords(7)]).toEqual(['1 day', '7 days'])
  expect([nightsWords(0), nightsWords(1), nightsWords(6)]).toEqual(['no night', '1 night', '6 nights'])
})

test('meals are named unless it is all of them or none', () => {
  expect(mealsWords([])).toBe('No meals')
  expect(mealsWords(['lunch'])).toBe('Lunch')
  expect(mealsWords(['breakfast', 'dinner'])).toBe('Breakfast and dinner')
  expect(mealsWords(['breakfast', 'lunch', 'dinner'])).toBe('All meals')
})
