import { expect, test } from 'vitest'
import { addressOfDemo, addressOfNobody, hasNoAddress, isReachable } from './reachable.ts'

test('an email is sent only to an address that can exist', () => {
  expect(isReachable('marit@example.no')).toBe(true)
  expect(isReachable('marit@invalid.org')).toBe(true)
  expect(isReachable('owner@impamba.example')).toBe(true)
  expect(isReachable(addressOfDemo(12))).toBe(false)
  expect(isReachable('SAMPLE@SAMPLES.INVALID.')).toBe(false)
  expect(isReachable(addressOfNobody('a1'))).toBe(false)
})

test('an address without a mailbox is recognised, and everybody has their own', () => {
  expect(hasNoAddress(addressOfNobody('a1').toUpperCase())).toBe(true)
  expect(hasNoAddress('marit@example.no')).toBe(false)
  expect(addressOfNobody('a1')).not.toBe(addressOfNobody('a2'))
})
