import { expect, test } from 'vitest'
import type { DepartureStatus } from '#features/departures/departure.ts'
import { departureStatusWords } from '../../words/departure-status.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { statusTone, statusWord } from './departure-status.ts'

const words = readEnglish(departureStatusWords)
const shown = (status: DepartureStatus, short: number) => ({
  word: statusWord(status, short, words),
  tone: statusTone(status),
})

test('a planned departure says how many more it needs to run', () => {
  expect(shown('planned', 4)).toEqual({ word: 'Needs 4 more confirmed', tone: undefined })
  expect(shown('planned', 0)).toEqual({ word: 'Not guaranteed', tone: undefined })
})

test('a departure that is nearly there says how many are missing', () => {
  expect(shown('nearly', 1)).toEqual({ word: 'Needs 1 more confirmed', tone: 'warn' })
  expect(shown('nearly', 2)).toEqual({ word: 'Needs 2 more confirmed', tone: 'warn' })
})

test('the other states have a word of their own: good, urgent, or nothing to be done', () => {
  const states = (['guaranteed', 'last-places', 'full', 'closed', 'cancelled'] as const).map((status) => shown(status, 0))
  expect(states).toEqual([
    { word: 'Guaranteed', tone: 'ok' },
    { word: 'Last places', tone: 'warn' },
    { word: 'Full', tone: undefined },
    { word: 'Closed', tone: undefined },
    { word: 'Cancelled', tone: undefined },
  ])
})
