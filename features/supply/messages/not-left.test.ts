import { expect, test } from 'vitest'
import { departureOf, isNotLeft, messagesToSend } from './not-left.ts'

type Line = Parameters<typeof isNotLeft>[0]
type Message = Parameters<typeof isNotLeft>[1][number]

const sentAt = '2027-03-01T08:00:00Z'
const ways = {
  taken: { queued: true, email: { sentAt, failedAt: null } },
  waits: { queued: true, email: { sentAt: null, failedAt: null } },
  refused: { queued: true, email: { sentAt: null, failedAt: sentAt } },
  stored: { queued: false, email: { sentAt: null, failedAt: null } },
  deleted: { queued: true, email: null },
  phone: { method: 'phone', queued: false, email: null },
  staff: {
    queued: false,
    email: { sentAt: null, failedAt: null },
    staffSent: { at: new Date(sentAt), by: 'Diane', how: 'whatsapp' },
  },
} as const satisfies Record<string, Partial<Message>>
const message = (number: number, way: keyof typeof ways, more: Partial<Message> = {}): Message => ({
  ...{ number, kind: 'order', method: 'email', staffSent: null, lines: [{ lineId: 1, what: 'request' }] },
  ...ways[way],
  ...more,
})
const line = (more: Partial<Line> = {}): Line => ({
  ...{ id: 1, state: 'requested', proposedMinor: null, theirReference: '', cancellationSentAt: null },
  ...more,
})
const both: Message['lines'] = [
  { lineId: 1, what: 'request' },
  { lineId: 2, what: 'request' },
]
const reminder = { kind: 'reminder' } as const

test.each([
  ['taken', 'left'],
  ['waits', 'waits'],
  ['refused', 'not-left'],
  ['stored', 'not-left'],
  ['deleted', 'left'],
  ['phone', 'left'],
  ['staff', 'left'],
] as const)('a message that is %s: %s', (way, departure) => {
  expect(departureOf(message(1, way))).toBe(departure)
})

test.each<[string, Line, Message[], isNotSent: boolean, toSend: number[]]>([
  ['nothing was ever written', line({ state: 'to-request' }), [], false, []],
  ['its request did not leave', line(), [message(1, 'stored')], true, [1]],
  ['the mail server refused it', line(), [message(1, 'refused')], true, [1]],
  ['staff sent it', line(), [message(1, 'staff')], false, []],
  ['they answered all the same', line({ state: 'confirmed' }), [message(1, 'stored')], false, []],
  ['they ask for another price', line({ proposedMinor: 1 }), [message(1, 'stored')], false, []],
  ['a change of it did not leave', line(), [message(1, 'taken'), message(2, 'stored')], true, [2]],
  ['neither did its request', line(), [message(1, 'stored'), message(2, 'stored')], true, [1, 2]],
  ['the change was sent without it', line(), [message(1, 'stored'), message(2, 'staff')], false, []],
  ['somebody called about it', line(), [message(1, 'stored'), message(2, 'phone', reminder)], false, []],
  [
    'a call about another line',
    line(),
    [message(1, 'stored', { lines: both }), message(2, 'phone', { lines: [{ lineId: 2, what: 'change' }] })],
    true,
    [1],
  ],
  ['a reminder that did not leave', line(), [message(1, 'taken'), message(2, 'stored', reminder)], false, [2]],
  [
    'the same, on the waiting list',
    line({ state: 'wait-listed' }),
    [message(1, 'taken'), message(2, 'stored', reminder)],
    false,
    [2],
  ],
  [
    'a voucher that did not leave',
    line(),
    [message(1, 'taken'), message(2, 'stored', { kind: 'voucher', lines: [] })],
    false,
    [],
  ],
  [
    'its cancellation did not leave',
    line({ state: 'cancelled', cancellationSentAt: new Date() }),
    [message(1, 'stored')],
    true,
    [1],
  ],
  ['its cancellation is to be sent', line({ state: 'cancelled' }), [message(1, 'stored')], false, []],
])('%s', (_, one, messages, isNotSent, toSend) => {
  expect(isNotLeft(one, messages)).toBe(isNotSent)
  expect(messagesToSend([one, line({ id: 2, state: 'confirmed' })], messages).map(({ number }) => number)).toEqual(toSend)
})
