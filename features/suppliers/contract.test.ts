import { expect, test } from 'vitest'
import { activeContract } from '#tests/support/rate-defaults.ts'
import { contractOn } from './contract.ts'

test('the contract of a day is the one that is in force on it, never a draft', () => {
  const of = (more: object) => contractOn([{ ...activeContract, ...more }], '2027-06-10')?.id
  expect(of({})).toBe(1)
  expect(of({ state: 'draft' })).toBeUndefined()
  expect(of({ validFrom: '2027-06-10' })).toBe(1)
  expect(of({ validFrom: '2027-06-11' })).toBeUndefined()
  expect(of({ endedOn: '2027-06-10' })).toBe(1)
  expect(of({ endedOn: '2027-06-09' })).toBeUndefined()
})
