import { expect, test } from 'vitest'
import { addressOfDemo, addressOfNobody, hasNoAddress, isReachable, whyItStays } from './reachable.ts'

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

test.each([
  [addressOfNobody('a1'), true, 'no-address'],
  [addressOfDemo(12), true, 'demo'],
  [addressOfDemo(12), false, 'demo'],
  ['marit@example.no', false, 'no-mail-server'],
  ['marit@example.no', true, undefined],
] as const)('an email to %s, with a mail server: %s, stays for %s', (address, delivers, reason) => {
  expect(whyItStays({ delivers }, address)).toBe(reason)
})
