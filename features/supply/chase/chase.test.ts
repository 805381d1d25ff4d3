import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { type LineFacts, type LineState, liveStates } from '../lines/order-line.ts'
import type { MessageKind } from '../messages/message.ts'
import { chaseEveryDays, chaseOf, isReminded } from './chase.ts'

const dayMs = 24 * 3_600_000
const zero = new Date('2027-03-01T08:00:00Z')
/** So many days after the request. */
const at = (days: number) => new Date(zero.getTime() + days * dayMs)

const details = {
  rooms: [],
  crewBeds: 0,
  adults: 2,
  childAges: [],
  board: null,
  vehicles: null,
  kilometres: null,
  quantity: null,
}
const facts: LineFacts = {
  ...{
    kind: 'stay',
    serviceId: 1,
    title: 'A room',
    firstDay: '2027-06-01',
    lastDay: '2027-06-02',
    details,
    currency: 'USD',
    costMinor: 1,
  },
}
const line = (state: LineState, more: Partial<Parameters<typeof chaseOf>[0]> = {}): Parameters<typeof chaseOf>[0] => ({
  ...facts,
  ...{ id: 1, state, sent: facts, declinedFingerprint: '', cancellationSentAt: null, answerBy: null, provisionalUntil: null },
  ...{ proposedMinor: null, theirReference: '', confirmedAt: null, ...more },
})
type Message = Parameters<typeof chaseOf>[1][number]
const message = (days: number, kind: MessageKind = 'order', more: Partial<Message> = {}): Message => ({
  ...{
    number: days,
    kind,
    method: 'email',
    queued: true,
    email: null,
    staffSent: null,
    sentAt: at(days),
    answer: null,
    answeredAt: null,
  },
  ...more,
  lines: [{ lineId: 1, what: 'request', facts, before: null }],
})
const waitListed = (days: number) =>
  message(0, 'order', {
    answeredAt: at(days),
    answer: { text: '', replies: [{ lineId: 1, answer: 'wait-listed', reference: '', until: null, costMinor: null }] },
  })

const stored = { queued: false, email: { sentAt: null, failedAt: null } }
const byStaff = (days: number) => message(0, 'order', { ...stored, staffSent: { at: at(days), by: 'Diane', how: 'whatsapp' } })

const requested = line('requested', { answerBy: at(2) })
const provisional = line('provisional', { provisionalUntil: at(10) })
const confirmed = line('confirmed', { confirmedAt: at(1) })
test.each<[string, Parameters<typeof chaseOf>[0], Message[], { cause: string; since: Date; next: Date } | undefined]>([
  ['no answer', requested, [message(0)], { cause: 'no-answer', since: at(0), next: at(2) }],
  ['no answer, reminded', requested, [message(0), message(2.5, 'reminder')], { cause: 'no-answer', since: at(0), next: at(4.5) }],
  ['restored without a time', line('requested'), [message(0)], { cause: 'no-answer', since: at(0), next: at(2) }],
  ['it did not leave', requested, [message(0, 'order', stored)], undefined],
  ['staff sent it later', line('requested'), [byStaff(0.5)], { cause: 'no-answer', since: at(0.5), next: at(2.5) }],
  [
    'a reminder that did not leave',
    requested,
    [message(0), message(2.5, 'reminder', stored)],
    { cause: 'no-answer', since: at(0), next: at(2) },
  ],
  ['another price waits for us', line('requested', { proposedMinor: 9 }), [message(0)], undefined],
  ['provisional', provisional, [message(0)], { cause: 'provisional-ends', since: at(7), next: at(7) }],
  ['provisional, reminded', provisional, [message(8, 'reminder')], { cause: 'provisional-ends', since: at(7), next: at(9) }],
  ['on the waiting list', line('wait-listed'), [waitListed(1)], { cause: 'wait-listed', since: at(1), next: at(8) }],
  ['the same by phone', line('wait-listed'), [message(0)], { cause: 'wait-listed', since: at(0), next: at(7) }],
  [
    'the same, reminded',
    line('wait-listed'),
    [waitListed(1), message(9, 'reminder')],
    { cause: 'wait-listed', since: at(1), next: at(16) },
  ],
  ['no reference', confirmed, [message(0)], { cause: 'reference-missing', since: at(1), next: at(1) }],
  ['with a reference', line('confirmed', { confirmedAt: at(1), theirReference: 'R' }), [message(0)], undefined],
  ['something is to be sent first', line('requested', { answerBy: at(2), firstDay: '2027-05-31' }), [message(0)], undefined],
  ['declined', line('declined'), [message(0)], undefined],
  ['to request', line('to-request', { sent: null }), [], undefined],
])('%s', (_, one, messages, chase) => {
  const found = chaseOf(one, messages, { now: at(3) })
  expect(found && { cause: found.cause, since: found.since, next: found.next }).toEqual(chase)
  expect(found?.isDue ?? false).toBe(chase !== undefined && chase.next <= at(3))
})

test('nothing is chased once its last day is over, and on that day it is', () => {
  const now = (day: string) => ({ now: new Date(`${day}T10:00:00Z`) })
  expect(chaseOf(requested, [message(0)], now(facts.lastDay))?.isDue).toBe(true)
  expect(chaseOf(requested, [message(0)], now(addDays(facts.lastDay, 1)))).toBeUndefined()
})

test('a reminder names what has no answer at any time, and the rest when it is due', () => {
  const named = (one: Parameters<typeof chaseOf>[0], days: number) => isReminded(one, [message(0)], { now: at(days) })
  expect(named(requested, 0.1)).toBe(true)
  expect([named(provisional, 6.9), named(provisional, 7)]).toEqual([false, true])
  expect([named(line('wait-listed'), 6.9), named(line('wait-listed'), 7)]).toEqual([false, true])
})

test('chased as soon as it is due, a line is due again only after the interval of what it is chased for', () => {
  const days = fc.integer({ min: 0, max: 60 })
  const state = fc.constantFrom(...liveStates)
  fc.assert(
    fc.property(
      state,
      days,
      days,
      fc.boolean(),
      fc.boolean(),
      fc.array(days, { maxLength: 4 }),
      (of, one, other, has, price, reminders) => {
        const chased = line(of, {
          answerBy: has ? at(one) : null,
          provisionalUntil: of === 'provisional' ? at(other) : null,
          proposedMinor: price ? 5 : null,
          confirmedAt: of === 'confirmed' ? at(one) : null,
          theirReference: has ? '' : 'R',
        })
        const messages = [message(0), ...reminders.map((day) => message(day, 'reminder'))]
        const chase = chaseOf(chased, messages, { now: at(61) })
        if (!chase) return
        expect(chase.next >= chase.since).toBe(true)
        const every = chaseEveryDays[chase.cause] * dayMs
        for (const reminder of messages.filter(({ kind }) => kind === 'reminder'))
          expect(chase.next.getTime() - reminder.sentAt.getTime()).toBeGreaterThanOrEqual(every)
        const isDue = (now: Date) => chaseOf(chased, messages, { now })?.isDue
        expect([isDue(new Date(chase.next.getTime() - 1)), isDue(chase.next)]).toEqual([false, true])
        const again = chaseOf(chased, [...messages, message((chase.next.getTime() - zero.getTime()) / dayMs, 'reminder')], {
          now: chase.next,
        })
        expect(again).toMatchObject({ cause: chase.cause, isDue: false, reminders: reminders.length + 1 })
      },
    ),
    { numRuns: 1000 },
  )
})
