import { expect, test } from 'vitest'
import { cancellationStepsText, paymentStepsText, readCancellationSteps, readPaymentSteps } from './payment-terms.ts'

test('payment steps are read, come to 100 percent, and are written so that they are read again', () => {
  const text = '30% on confirmation, 50% 30 days before, 20% 1 day after'
  const read = readPaymentSteps(text)
  expect(read).toEqual({
    steps: [
      { percent: 30, when: 'confirmed', days: 0 },
      { percent: 50, when: 'before', days: 30 },
      { percent: 20, when: 'after', days: 1 },
    ],
  })
  expect('steps' in read && paymentStepsText(read.steps)).toBe(text)
  expect(readPaymentSteps('')).toEqual({ steps: [] })
  expect(readPaymentSteps('30% on confirmation')).toEqual({ fault: { reason: 'not-hundred', percent: 30 } })
  expect(readPaymentSteps('half now, half later')).toEqual({ fault: { reason: 'step-unread', text: 'half now' } })
})

test('cancellation steps come nearer and get dearer', () => {
  const text = '60 days 25%, 30 days 50%, 7 days 100%'
  const read = readCancellationSteps(text)
  expect('steps' in read && cancellationStepsText(read.steps)).toBe(text)
  expect(readCancellationSteps('30 days 50%, 60 days 100%')).toEqual({ fault: { reason: 'not-in-turn' } })
  expect(readCancellationSteps('60 days 50%, 30 days 50%')).toEqual({ fault: { reason: 'not-in-turn' } })
  expect(readCancellationSteps('30 days all')).toEqual({ fault: { reason: 'step-unread', text: '30 days all' } })
})
