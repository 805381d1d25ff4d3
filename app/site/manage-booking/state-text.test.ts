import { expect, test } from 'vitest'
import { bookingEvents, bookingStates, formerBookingEvents } from '#features/bookings/booking.ts'
import { ownEventWords } from '../../words/manage-events.ts'
import { manageStateWords } from '../../words/manage-states.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { type StateFacts, stateHeading, stateSentences } from './state-text.ts'

const words = readEnglish(manageStateWords)

const facts: StateFacts = {
  kind: 'departure',
  count: 2,
  until: '14 June 2027, 18:00',
  answerBy: '16 June 2027, 18:00',
  onRequest: ['Kinigi Guest House'],
  refused: false,
  holdsSome: true,
  mayNotRun: false,
  reason: 'The lodge is full',
  byOperator: false,
  ended: 'hold',
  refund: null,
  paidInPart: false,
  phone: '+250 700 000 000',
  emails: true,
}

test('every state has a heading and sentences for every kind of order', () => {
  for (const state of bookingStates)
    for (const kind of ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const) {
      expect(stateHeading(state, { ...facts, kind }, words)).toMatch(/\S/)
      expect(stateSentences(state, { ...facts, kind }, words).join(' ')).not.toMatch(/undefined|null|^$/)
    }
})

test('what is on request is shown with the instant of its answer', () => {
  expect(stateSentences('pending', facts, words)[0]).toBe(
    'We have your payment. We request what is listed below, and answer by 16 June 2027, 18:00, Kigali time.',
  )
  const requested = stateSentences('requested', facts, words)
  expect(requested[0]).toBe(
    'We now ask for what is listed below, and answer by 16 June 2027, 18:00, Kigali time. You pay nothing before our answer.',
  )
  expect(requested.at(-1)).toBe(`The rest is held for you until ${facts.until}, Kigali time.`)
  expect(stateSentences('requested', { ...facts, holdsSome: false }, words)).toHaveLength(2)
  expect(stateSentences('requested', { ...facts, refused: true }, words)[0]).toContain('You owe nothing.')
})

test('who changed what is confirmed reads first what is not confirmed for its days yet', () => {
  expect(stateHeading('confirmed', { ...facts, kind: 'tailored' }, words)).toBe(words.headings.asking)
  expect(stateSentences('confirmed', facts, words)).toEqual([words.asking, words.confirmed])
  const agreed = { ...facts, kind: 'tailored' as const, onRequest: [] }
  expect(stateHeading('confirmed', agreed, words)).toBe('Confirmed. You travel with us.')
  expect(stateSentences('confirmed', agreed, words)).toEqual([words.confirmed])
})

test('money that came late, money that came in part, and no money at all are three different ends of a hold', () => {
  const [late, part, none] = [
    stateSentences('expired', { ...facts, refund: '$900' }, words),
    stateSentences('expired', { ...facts, refund: '$900', paidInPart: true }, words),
    stateSentences('expired', facts, words),
  ]
  expect(late[0]).toContain('We refund $900')
  expect(part[0]).toContain('we had less than was due')
  expect(none[0]).toContain('Nothing was charged')
})

test('a quote and a wait that ended are not shown as holds', () => {
  expect(stateHeading('expired', { ...facts, ended: 'quote' }, words)).toBe('The quote has expired')
  expect(stateSentences('expired', { ...facts, ended: 'waiting' }, words)[0]).toContain('No seats became available')
})

test('who is called off by us is not told that somebody cancelled', () => {
  expect(stateSentences('cancelled', { ...facts, byOperator: true }, words)[0]).toBe('We had to cancel it: The lodge is full')
})

test('every event has a word on the visitor’s own page', () => {
  expect(Object.keys(readEnglish(ownEventWords)).sort()).toEqual([...bookingEvents, ...formerBookingEvents].sort())
})
