import { expect, test } from 'vitest'
import { leadsHere, partAddress, siteParts } from './site-part.ts'

test.each([
  ['/packages', '/package-details/three-days', true],
  ['/packages', '/departures', false],
  ['/countries', '/volcanoes-national-park', true],
  ['/services', '/luxury', true],
  ['/', '/packages', false],
  ['/', '/', true],
  ['/about', '/about', true],
  ['/about', '/abouts', false],
  ['https://example.rw/', '/', false],
])('the link to %s on the page %s leads here: %s', (to, pathname, here) => {
  expect(leadsHere(to, pathname)).toBe(here)
})

test('the page that represents a part of the site is in it', () => {
  for (const part of siteParts) expect(leadsHere(partAddress[part], partAddress[part]), part).toBe(true)
})
