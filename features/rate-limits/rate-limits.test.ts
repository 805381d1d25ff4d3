import { expect, test } from 'vitest'
import { plainMark } from './rate-limits.ts'

const network = (address: string) => plainMark('address', address)

test('an IPv4 address is one visitor', () => {
  expect(network('203.0.113.9')).toBe('203.0.113.9')
  expect(network('203.0.113.9')).not.toBe(network('203.0.113.10'))
})

test('all IPv6 addresses of one /64 are one visitor, however they are written', () => {
  const home = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::']
  expect(new Set(home.map(network))).toEqual(new Set(['2001:db8:1:2::/64']))
})

test('the neighbouring /64 is another visitor', () => {
  expect(network('2001:db8:1:3::1')).not.toBe(network('2001:db8:1:2::1'))
  expect(network('2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('the interface of a link-local address does not count', () => {
  expect(network('fe80::1%eth0')).toBe(network('fe80::2%eth1'))
})

test('IPv4 addresses that are written as IPv6 stay apart', () => {
  expect(network('::ffff:cb00:7109')).not.toBe(network('::ffff:cb00:710a'))
})

test('a text that is no address counts as itself', () => {
  expect(['', 'unknown', 'a:b'].map(network)).toEqual(['', 'unknown', 'a:b'])
})

test('an email is the same in any case and with spaces around it', () => {
  expect(plainMark('email', ' Marit@Example.NO ')).toBe('marit@example.no')
})
