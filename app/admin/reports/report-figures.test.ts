import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { hoursText, shareText } from './report-figures.ts'

test('a wait is shown in minutes, hours or days', () => {
  expect([null, 0.4, 0.999, 1, 5.24, 47.96, 48, 73.2].map((hours) => hoursText(readEnglish, hours))).toEqual([
    '–',
    '24 min',
    '60 min',
    '1 h',
    '5.2 h',
    '48 h',
    '2 days',
    '3.1 days',
  ])
})

test('a share that is not nothing is not shown as nothing', () => {
  expect([
    shareText(readEnglish, 0, 9),
    shareText(readEnglish, 20, 256_076),
    shareText(readEnglish, 1, 3),
    shareText(readEnglish, 9, 9),
    shareText(readEnglish, 0, 0),
  ]).toEqual(['0%', 'under 1%', '33%', '100%', '–'])
})
