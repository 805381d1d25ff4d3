import { expect, test } from 'vitest'
import { readEnglish } from './sources.server.ts'
import { timetableWords } from './timetable.ts'

const words = readEnglish(timetableWords)

test('no seats are full, any other number is left', () => {
  expect([0, 1, 12].map((left) => words.left({ left }))).toEqual(['Full', '1 left', '12 left'])
})

test('one day is singular', () => {
  expect([1, 7].map((days) => words.routeAndBack({ from: 'Kigali', days }))).toEqual([
    'Kigali and back, 1 day',
    'Kigali and back, 7 days',
  ])
})
