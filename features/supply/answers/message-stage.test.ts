import { expect, test } from 'vitest'
import { type LineState, lineStates } from '../lines/order-line.ts'
import type { MessageAnswer } from '../messages/message.ts'
import { answersOf, lineStage, messageStage } from './message-stage.ts'

type What = 'request' | 'change' | 'cancellation' | 'reference'
const sent = (lineId: number, what: What = 'request') => ({ lineId, what })
const line = (id: number, state: LineState, theirReference = '') => ({ id, state, theirReference })
const answer: MessageAnswer = { replies: [], text: '' }
const message = (
  number: number,
  lines: ReturnType<typeof sent>[],
  more: { answer?: MessageAnswer; kind?: 'voucher' | 'reminder' } = {},
) => ({
  ...{ number, kind: 'order' as const, answer: null, lines, ...more },
})

test.each<[LineState, string]>([
  ['requested', 'open'],
  ['wait-listed', 'open'],
  ['provisional', 'open'],
  ['confirmed', 'closed'],
  ['declined', 'closed'],
  ['to-request', 'closed'],
  ['used', 'closed'],
  ['not-delivered', 'closed'],
  ['cancelled', 'cancelled'],
  ['dropped', 'cancelled'],
])('a line that is %s is %s', (state, stage) => {
  const one = message(1, [sent(7)])
  expect(lineStage(sent(7), line(7, state), one, [one])).toBe(stage)
})

test('a newer order or reminder about a line closes the former, a voucher or one about another line does not', () => {
  const one = message(1, [sent(7), sent(8)])
  const stages = (newer: ReturnType<typeof message>) =>
    [7, 8].map((id) => lineStage(sent(id), line(id, 'requested'), one, [one, newer]))
  expect(stages(message(2, [sent(8)]))).toEqual(['open', 'newer'])
  expect(stages(message(2, [sent(7), sent(8)], { kind: 'reminder' }))).toEqual(['newer', 'newer'])
  expect(stages(message(2, [sent(7)], { kind: 'voucher' }))).toEqual(['open', 'open'])
})

test.each<[string, LineState[], ReturnType<typeof message>[], string]>([
  ['nothing but cancellations', ['cancelled'], [message(1, [sent(1, 'cancellation')])], 'cancellation'],
  ['all of it cancelled', ['cancelled', 'dropped'], [message(1, [sent(1), sent(2)])], 'cancelled'],
  ['one cancelled, one open', ['cancelled', 'requested'], [message(1, [sent(1), sent(2)])], 'open'],
  ['one cancelled, one newer', ['cancelled', 'requested'], [message(1, [sent(1), sent(2)]), message(2, [sent(2)])], 'newer'],
  ['one newer, one open', ['requested', 'requested'], [message(1, [sent(1), sent(2)]), message(2, [sent(2)])], 'open'],
  ['answered', ['wait-listed'], [message(1, [sent(1)], { answer })], 'answered'],
  ['answered and all over', ['used'], [message(1, [sent(1)], { answer })], 'closed'],
  ['recorded by staff', ['confirmed'], [message(1, [sent(1)])], 'closed'],
])('a message: %s', (_, states, messages, stage) => {
  const lines = states.map((state, at) => line(at + 1, state))
  expect(messages[0] && messageStage(messages[0], lines, messages)).toBe(stage)
})

test('a line without their reference takes that alone; a confirmed one is never taken back by the link', () => {
  expect(answersOf(sent(1, 'reference'), line(1, 'confirmed'))).toEqual(['confirmed'])
  expect(answersOf(sent(1, 'reference'), line(1, 'confirmed', 'R-1'))).toEqual([])
  for (const state of lineStates.filter((one) => !['requested', 'wait-listed', 'provisional'].includes(one)))
    expect(answersOf(sent(1), line(1, state)), state).toEqual([])
})
