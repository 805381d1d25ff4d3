import { expect, test } from 'vitest'
import { readEnglish } from '../words/sources.server.ts'
import { timeLeftWords } from '../words/time-left.ts'
import { timeLeftText } from './time-left-text.ts'

const timeLeft = (ms: number) => timeLeftText(ms, readEnglish(timeLeftWords))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('the last minute is not counted down', () => {
  expect([59_999, 1, 0, -hour].map(timeLeft)).toEqual(Array.from({ length: 4 }, () => 'less than a minute'))
})

test('under an hour minutes are shown in full', () => {
  expect([minute, 2 * minute - 1, 23 * minute, hour - 1].map(timeLeft)).toEqual([
    '1 minute',
    '1 minute',
    '23 minutes',
    '59 minutes',
  ])
})

test('under a day hours are shown, with the minutes where there are some', () => {
  expect([hour, hour + minute, 5 * hour + 20 * minute, day - 1].map(timeLeft)).toEqual([
    '1 hour',
    '1 hour 1 min',
    '5 hours 20 min',
    '23 hours 59 min',
  ])
})

test('from a day on days and hours are shown, and minutes no more', () => {
  expect([day, day + 59 * minute, 2 * day + 4 * hour, 3 * day].map(timeLeft)).toEqual([
    '1 day',
    '1 day',
    '2 days 4 hours',
    '3 days',
  ])
})
