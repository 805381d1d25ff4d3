import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const pages = {
  plain: new Set(['/', '/packages', '/bookings', '/booking', '/booking/journey']),
  named: ['/package-details/:title', '/blog/:slug'],
  closed: ['/booking/:draft/travellers', '/bookings/:reference', '/quotes/:code'],
}
const page = (path: string) => pageOf(path, pages).page

test.each([
  ['/', '/'],
  ['/packages', '/packages'],
  ['/packages/', '/packages'],
  ['/Packages', '/packages'],
  ['/packages?country=rwanda&key=secret', '/packages'],
  ['/packages#prices', '/packages'],
  ['/package-details/an-hour-with-the-gorillas', '/package-details/an-hour-with-the-gorillas'],
  ['/booking/journey', '/booking/journey'],
])('%s is stored as %s', (path, stored) => {
  expect(page(path)).toBe(stored)
})

test.each([
  ['/bookings/K7QM-42XD', '/bookings/:reference'],
  ['/BOOKINGS/k7qm-42xd/', '/bookings/:reference'],
  ['/bookings/K7QM-42XD?key=abc', '/bookings/:reference'],
  ['/booking/Zk3_secret-key/travellers', '/booking/:draft/travellers'],
  ['/quotes/ABC123', '/quotes/:code'],
])('secrets in %s are not stored', (path, stored) => {
  expect(page(path)).toBe(stored)
})

test.each([
  '',
  'packages',
  '/nothing',
  '/admin',
  '//packages',
  '/packages//',
  '/bookings/',
  '/bookings/K7QM-42XD/nothing',
  '/package-details/',
  `/package-details/${'x'.repeat(81)}`,
  '/package-details/%3Cscript%3E',
  '/package-details/an hour',
  '/package-details/constructor/x',
  '/__proto__',
  '/:draft',
])('%j is no page of the site', (path) => {
  expect(page(path)).toBe(path === '/bookings/' ? '/bookings' : '(not found)')
})

test('only a page whose name comes from the path counts as named', () => {
  expect(pageOf('/blog/rain-in-april', pages).named).toBe(true)
  for (const path of ['/packages', '/bookings/K7QM-42XD', '/nothing']) expect(pageOf(path, pages).named).toBe(false)
})
