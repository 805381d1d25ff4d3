import { expect, test } from 'vitest'
import { pageOf } from '#features/analytics/page-of.ts'
import { wholeSite } from '#tests/support/whole-site.ts'
import { sitePages } from './site-pages.ts'

const pages = sitePages((await wholeSite()).routes)

test('public parameters are stored by their name, and every other parameter of an address is not', () => {
  expect(pages.named).toEqual([
    '/package-details/:title',
    '/package-prices/:title',
    '/departure-details/:slug',
    '/blog/:slug',
    '/pages/:slug',
    '/parks/:park',
    '/hotel-details/:id',
  ])
  expect(pages.closed).toEqual(
    expect.arrayContaining(['/booking/:draft/travellers', '/bookings/:reference', '/quotes/:code', '/rooming/:reference']),
  )
})

test.each(['/', '/packages', '/dr-congo', '/blog', '/hotel-booking', '/bookings'])('%s is a page of the site', (path) => {
  expect(pages.plain).toContain(path)
})

test.each([
  '/admin',
  '/admin/login',
  '/package-details',
  '/share/x',
  '/form-stamp',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/api/card/webhook',
])('%s is none that is counted', (path) => {
  expect(pageOf(path, pages).page).toBe('(not found)')
})

test('a booking’s reference and a draft’s key are in no cached page', () => {
  for (const pattern of pages.closed) {
    const path = pattern.replaceAll(/:\w+/g, 'k7qm-42xd')
    expect(pageOf(path, pages)).toEqual({ page: pattern, named: false })
  }
})
