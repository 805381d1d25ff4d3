import { expect, test } from 'vitest'
import { type LotState, lotStates } from '../lot.ts'
import { backs, type LotEvent, lotEvents, nextState } from './lot-states.ts'

const table: Record<LotEvent, Partial<Record<LotState | 'none', LotState>>> = {
  want: { none: 'wanted' },
  reserve: { wanted: 'reserved' },
  deposit: { wanted: 'deposited', reserved: 'deposited' },
  pay: { wanted: 'paid', reserved: 'paid', deposited: 'paid' },
  name: { deposited: 'deposited', paid: 'paid' },
  number: { deposited: 'deposited', paid: 'paid' },
  expire: { reserved: 'expired', deposited: 'expired' },
  move: { reserved: 'reserved', deposited: 'deposited', paid: 'paid' },
  drop: { wanted: 'released' },
  refuse: { wanted: 'released' },
  'give-back': { reserved: 'released', deposited: 'released', paid: 'released' },
  'top-up': { reserved: 'reserved', deposited: 'deposited', paid: 'paid' },
  'apply-terms': { reserved: 'reserved', deposited: 'deposited', paid: 'paid' },
  withdraw: { reserved: 'withdrawn', deposited: 'withdrawn', paid: 'withdrawn' },
  use: { paid: 'used' },
  'go-unused': { paid: 'expired' },
  'not-seen': { paid: 'used', used: 'used' },
  'ill-at-gate': { paid: 'used', used: 'used' },
}

test.each(lotEvents)('%s happens in the states of the table and in no other', (event) => {
  expect(nextState(null, event)).toBe(table[event].none)
  for (const state of lotStates) expect(nextState(state, event), state).toBe(table[event][state])
})

test('a lot that has ended goes on to nothing; of one that was used the warden’s paper may come later', () => {
  expect(lotEvents.filter((event) => nextState('used', event))).toEqual(['not-seen', 'ill-at-gate'])
  for (const state of ['expired', 'released', 'withdrawn'] as const)
    for (const event of lotEvents) expect(nextState(state, event)).toBeUndefined()
})

test('a reserved lot backs until its end and not at it; a paid one has none; the others never do', () => {
  const at = new Date('2027-05-10T15:00:00Z')
  const after = new Date(at.getTime() + 1)
  for (const state of lotStates) {
    const isReserved = state === 'reserved' || state === 'deposited'
    const isPaid = state === 'paid' || state === 'used'
    expect(backs({ state, expiresAt: after }, at), state).toBe(isReserved || isPaid)
    expect(backs({ state, expiresAt: null }, at), state).toBe(isReserved || isPaid)
    expect(backs({ state, expiresAt: at }, at), state).toBe(isPaid)
  }
})
