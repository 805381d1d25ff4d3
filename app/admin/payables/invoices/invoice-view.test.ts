import { expect, test } from 'vitest'
import { shownState, viewOf } from './invoice-view.ts'

test('an invoice is paid once nothing of it is open, and what waits or is disputed is not to be paid', () => {
  const balances = new Map([
    [3, { paidMinor: 400, openMinor: 200 }],
    [4, { paidMinor: 600, openMinor: 0 }],
    [5, { paidMinor: 0, openMinor: -50 }],
  ])
  const states = ['matched', 'disputed', 'taken', 'approved', 'taken', 'rejected'] as const
  expect(states.map((state, at) => viewOf({ id: at + 1, state }, balances))).toEqual([
    'to-approve',
    'disputed',
    'taken',
    'paid',
    'taken',
    'rejected',
  ])
})

test('the state of an invoice says how far it is paid', () => {
  expect(shownState('taken', { paidMinor: 0, openMinor: 600 })).toBe('taken')
  expect(shownState('approved', { paidMinor: 180, openMinor: 420 })).toBe('part')
  expect(shownState('approved', { paidMinor: 600, openMinor: 0 })).toBe('paid')
  expect(shownState('disputed', undefined)).toBe('disputed')
})
