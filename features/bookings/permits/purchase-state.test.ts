import { expect, test } from 'vitest'
import { isToBuy, purchaseState } from './purchase-state.ts'

const at = new Date('2027-05-07T15:00:00Z')
const permit = { kind: 'permit', status: 'needed' } as const
const lot = (state: 'reserved' | 'deposited' | 'paid' | 'used', expiresAt: Date | null = null) => ({ state, expiresAt })

test('a permit is as far as the lot that covers its traveller, and to reserve where none does', () => {
  expect(purchaseState(permit, undefined, at)).toBe('to-reserve')
  expect(purchaseState(permit, lot('reserved', new Date(at.getTime() + 1)), at)).toBe('reserved')
  expect(purchaseState(permit, lot('deposited'), at)).toBe('deposited')
  expect([lot('paid'), lot('used')].map((one) => purchaseState(permit, one, at))).toEqual(['paid', 'paid'])
  // Its end has come, though no job has run.
  expect(purchaseState(permit, lot('reserved', at), at)).toBe('to-reserve')
})

test('what staff have recorded counts where no lot covers it; what is bought stays bought', () => {
  expect(purchaseState({ ...permit, status: 'requested' }, undefined, at)).toBe('requested')
  expect(purchaseState({ ...permit, status: 'requested' }, lot('paid'), at)).toBe('paid')
  expect(purchaseState({ ...permit, status: 'bought' }, lot('reserved', at), at)).toBe('bought')
  expect(purchaseState({ kind: 'flight', status: 'needed' }, undefined, at)).toBe('to-buy')
})

test('what no permit covers on a closed day is closed, whoever was asked for it; what one covers is not', () => {
  const closed = { ...permit, isClosed: true }
  expect(purchaseState(closed, undefined, at)).toBe('closed')
  expect(purchaseState({ ...closed, status: 'requested' }, undefined, at)).toBe('closed')
  expect(purchaseState(closed, lot('paid'), at)).toBe('paid')
  expect(isToBuy('closed')).toBe(true)
})

test('what is reserved or paid is not to buy any more', () => {
  expect((['to-reserve', 'to-buy', 'requested'] as const).map(isToBuy)).toEqual([true, true, true])
  expect((['reserved', 'deposited', 'paid', 'bought'] as const).map(isToBuy)).toEqual([false, false, false, false])
})
