import { expect, test } from 'vitest'
import { addressIn, splitAddress } from './addresses.ts'

test.each([
  ['en', '/packages', '/packages'],
  ['fr', '/packages', '/fr/packages'],
  ['fr', '/', '/fr'],
  ['en', '/', '/'],
])('the address in %s of %s is %s, and is read back', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address)
  expect(splitAddress(address, ['fr', 'de'])).toEqual({ language, path })
})

test.each([
  ['/FR/packages', { language: 'fr', path: '/packages' }],
  ['/fr/', { language: 'fr', path: '/' }],
  ['//fr', { language: 'fr', path: '/' }],
  ['/fr.data', { language: 'fr', path: '/_.data' }],
  ['/fr/packages.data', { language: 'fr', path: '/packages.data' }],
  ['/fr.txt', { language: 'en', path: '/fr.txt' }],
  ['/freight', { language: 'en', path: '/freight' }],
  ['/rw/packages', { language: 'en', path: '/rw/packages' }],
])('%s is read', (address, expected) => {
  expect(splitAddress(address, ['fr', 'de'])).toEqual(expected)
})
