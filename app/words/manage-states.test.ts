import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import { type StateFacts, stateHeading, stateSentences } from './manage-states.ts'

const facts: StateFacts = {
  kind: 'departure',
  count: 2,
  until: '14 June 2027, 18:00',
  answerBy: '16 June 2027, 18:00',
  onRequest: ['Kinigi Guest House'],
  refused: false,
  holdsSome: true,
  reason: 'The lodge is full',
  byOperator: false,
  ended: 'hold',
  refund: null,
  paidInPart: false,
  phone: '+250 700 000 000',
}

test('every state has a heading and sentences for every kind of order', () => {
  for (const state of bookingStates)
    for (const kind of ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const) {
      expect(stateHeading(state, { ...facts, kind })).toMatch(/\S/)
      expect(stateSentences(state, { ...facts, kind }).join(' ')).not.toMatch(/undefined|null|^$/)
    }
})

test('what is on request is shown with the instant of its answer', () => {
  expect(stateSentences('pending', facts)[0]).toBe(
    'We have your deposit. We request what is listed below, and answer by 16 June 2027, 18:00, Kigali time.',
  )
  const requested = stateSentences('requested', facts)
  expect(requested[0]).toBe(
    'We now ask for what is listed below, and answer by 16 June 2027, 18:00, Kigali time. You pay nothing before our answer.',
  )
  expect(requested.at(-1)).toBe(`The rest is held for you until ${facts.until}, Kigali time.`)
  expect(stateSentences('requested', { ...facts, holdsSome: false })).toHaveLength(2)
  expect(stateSentences('requested', { ...facts, refused: true })[0]).toContain('You owe nothing.')
})

test('money that came late, money that came in part, and no money at all are three different ends of a hold', () => {
  const [late, part, none] = [
    stateSentences('expired', { ...facts, refund: '$900' }),
    stateSentences('expired', { ...facts, refund: '$900', paidInPart: true }),
    stateSentences('expired', facts),
  ]
  expect(late[0]).toContain('We refund $900')
  expect(part[0]).toContain('We had less than the deposit')
  expect(none[0]).toContain('Nothing was charged')
})

test('a quote and a wait that ended are not shown as holds', () => {
  expect(stateHeading('expired', { ...facts, ended: 'quote' })).toBe('The quote has expired')
  expect(stateSentences('expired', { ...facts, ended: 'waiting' })[0]).toContain('No seats became available')
})

test('who is called off by us is not told that somebody cancelled', () => {
  expect(stateSentences('cancelled', { ...facts, byOperator: true })[0]).toBe('We had to cancel it: The lodge is full')
})
