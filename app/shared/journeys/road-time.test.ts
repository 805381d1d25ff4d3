import { expect, test } from 'vitest'
import { roadTimeWords } from '../../words/road-time.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { roadTime } from './road-time.ts'

test('time on the road is minutes, hours, or both', () => {
  const words = readEnglish(roadTimeWords)
  expect([0, 40, 60, 65, 150, 570].map((minutes) => roadTime(minutes, words))).toEqual([
    '0 min',
    '40 min',
    '1 h',
    '1 h 05',
    '2 h 30',
    '9 h 30',
  ])
})
