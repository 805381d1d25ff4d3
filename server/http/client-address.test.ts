import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')

test('without a trusted proxy no header decides the address', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', new BlockList())).toBe('203.0.113.9')
  expect(clientAddress('203.0.113.9', '198.51.100.1', trusted)).toBe('203.0.113.9')
})

test('behind trusted proxies it is the last address that is not one of theirs, whatever a visitor wrote before it', () => {
  expect(clientAddress('10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.1', trusted)).toBe('198.51.100.1')
})

test('an IPv4 address on an IPv6 socket is the same address', () => {
  expect(clientAddress('::ffff:10.0.0.2', '198.51.100.1', trusted)).toBe('198.51.100.1')
  expect(clientAddress('::ffff:203.0.113.9', undefined, trusted)).toBe('203.0.113.9')
})

test('a forwarded word that is no address is not taken for one', () => {
  expect(clientAddress('10.0.0.2', 'unknown', trusted)).toBe('10.0.0.2')
  expect(clientAddress('10.0.0.2', '', trusted)).toBe('10.0.0.2')
})
