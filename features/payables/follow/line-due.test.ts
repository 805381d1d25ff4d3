import { expect, test } from 'vitest'
import { activeContract, vatInside } from '#tests/support/rate-defaults.ts'
import { contractOf, lineDue, vatBackBy } from './line-due.ts'

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

test('its contract is the one that is in force on its first day, never a draft', () => {
  const of = (more: object) => contractOf([{ ...contract, ...more }], agreed)?.id
  expect(of({})).toBe(1)
  expect(of({ state: 'draft' })).toBeUndefined()
  expect(of({ validFrom: '2027-06-10' })).toBe(1)
  expect(of({ validFrom: '2027-06-11' })).toBeUndefined()
  expect(of({ endedOn: '2027-06-10' })).toBe(1)
  expect(of({ endedOn: '2027-06-09' })).toBeUndefined()
})

test.each([
  [vatInside, 1_800, 11_800],
  [{ ...vatInside, levy: 'added', levyBp: 300 }, 1_800, 12_100],
  [{ ...vatInside, levy: 'included', levyBp: 300 }, 1_800, 11_800],
  [{ ...vatInside, vatReclaimed: false }, 0, 10_000],
  [{ ...vatInside, vat: 'none' }, 0, 10_000],
] as const)('of %j comes back %s of %s', (terms, vatBp, vatOfBp) => {
  expect(vatBackBy({ ...contract, ...terms })).toEqual({ vatBp, vatOfBp })
})

test('without a contract nothing comes back', () => expect(vatBackBy(undefined)).toEqual({ vatBp: 0, vatOfBp: 10_000 }))
