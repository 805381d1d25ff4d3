import { expect, test } from 'vitest'
import { readMovePercents, readRefundSteps } from './refund-steps.ts'

test('steps are read with the word for days of any language, or without one', () => {
  const steps = [
    { fromDays: 61, percent: 75 },
    { fromDays: 15, percent: 25 },
  ]
  for (const text of ['61 days 75%, 15 days 25%', '61 jours 75 %; 15 jours 25 %', '61: 75, 15: 25', '61 75%\n15 25%'])
    expect(readRefundSteps(text), text).toEqual({ steps })
  expect(readRefundSteps('  ')).toEqual({ steps: [] })
})

test.each([
  ['61 days 101%', 'percent-above', '61 days 101%'],
  ['1000 days 50%', 'days-above', '1000 days 50%'],
  ['61 days 75%, soon', 'step-unread', 'soon'],
  ['61 days', 'step-unread', '61 days'],
  ['15 days 25%, 61 days 10%', 'not-in-turn', '61 days 10%'],
  ['61 days 25%, 15 days 50%', 'not-in-turn', '15 days 50%'],
  ['61 days 25%, 61 days 20%', 'not-in-turn', '61 days 20%'],
])('%s is refused: %s at %s', (text, reason, part) => {
  expect(readRefundSteps(text)).toEqual({ fault: { reason, text: part } })
})

test('what each move costs is a percentage of at most 100, at most nine times', () => {
  expect(readMovePercents('0%, 25')).toEqual({ percents: [0, 25] })
  expect(readMovePercents('')).toEqual({ percents: [] })
  expect(readMovePercents('0%, 101%')).toEqual({ fault: { reason: 'percent-above', text: '101%' } })
  expect(readMovePercents('free')).toEqual({ fault: { reason: 'step-unread', text: 'free' } })
  expect(readMovePercents(Array.from({ length: 10 }, () => '1%').join(','))).toEqual({ fault: { reason: 'too-many' } })
})
