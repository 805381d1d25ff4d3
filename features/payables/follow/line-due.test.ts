import { expect, test } from 'vitest'
import { activeContract } from '#tests/support/rate-defaults.ts'
import { lineDue } from './line-due.ts'

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
const agreed = {
  kind: 'stay',
  serviceId: 1,
  title: 'Room',
  firstDay: '2027-06-10',
  lastDay: '2027-06-11',
  details,
  currency: 'USD',
  costMinor: 60_000,
} as const
const line = { state: 'confirmed', agreed, feeMinor: 0, confirmedOn: '2027-03-01', endedOn: null, isClosed: false } as const
const contract = { ...activeContract, payment: [{ percent: 100, when: 'after', days: 15 } as const] }

test('a confirmed line is due by the steps of its contract, and what is missing of it with the last of them', () => {
  const planned = [{ part: 'all', dueOn: '2027-06-27', currency: 'USD', amountMinor: 60_000 }]
  const due = { totalMinor: 60_000, currency: 'USD', planned, rest: { part: 'change', dueOn: '2027-06-27' }, closed: false }
  expect(lineDue(line, contract)).toEqual(due)
  expect(lineDue({ ...line, state: 'requested' }, contract), 'while a change waits for its supplier').toEqual(due)
  expect(lineDue({ ...line, state: 'used', isClosed: true }, contract)).toEqual({ ...due, closed: true })
})

test('what costs nothing is due on its first day, what is not known is not', () => {
  expect(lineDue({ ...line, agreed: { ...agreed, costMinor: 0 } }, undefined)).toMatchObject({
    totalMinor: 0,
    planned: [],
    rest: { dueOn: '2027-06-10' },
  })
  expect(lineDue({ ...line, agreed: { ...agreed, costMinor: null } }, contract)).toBeNull()
})

test.each([
  ['cancelled', 15_000],
  ['declined', 0],
  ['dropped', 0],
] as const)('once it is %s, %s is due on the day it ended', (state, totalMinor) => {
  const ended = { ...line, state, feeMinor: 15_000, endedOn: '2027-05-02' }
  const due = { totalMinor, currency: 'USD', planned: [], rest: { part: 'fee', dueOn: '2027-05-02' }, closed: false }
  expect(lineDue(ended, contract)).toEqual(due)
  expect(lineDue({ ...ended, endedOn: null }, contract)?.rest.dueOn).toBe('2027-03-01')
})
