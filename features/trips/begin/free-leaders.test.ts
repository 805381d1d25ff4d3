import { expect, test } from 'vitest'
import { partyOf } from '#tests/support/small-trips.ts'
import { withFreeLeaders } from './free-leaders.ts'

const freeOf = (ages: readonly number[], every: number) =>
  withFreeLeaders(partyOf(...ages), '2027-11-27', every).flatMap(({ position, pays }) => (pays ? [] : [position]))
const adults = (count: number) => Array.from({ length: count }, () => 30)

test('one in every so many begins as free, the last adults of the group, and never a child', () => {
  expect(freeOf(adults(45), 16)).toEqual([44, 45])
  expect(freeOf([...adults(31), 9], 16)).toEqual([30, 31])
  expect(freeOf([30, ...Array.from({ length: 31 }, () => 9)], 16), 'no more than there are adults').toEqual([1])
  expect(freeOf(adults(15), 16)).toEqual([])
  expect(freeOf(adults(45), 0), 'the office gives none').toEqual([])
})
