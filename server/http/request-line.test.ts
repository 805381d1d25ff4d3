import { expect, test } from 'vitest'
import { isSameOrigin, readTarget } from './request-line.ts'

const site = 'https://example.com'

test('an address is read against the site, whatever host the request names', () => {
  expect(readTarget('/packages?month=6', site)?.href).toBe('https://example.com/packages?month=6')
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/a\\b',
  'http://evil.example/',
  '*',
  '',
  '/%zz',
  '/%',
  '/%c3%28',
  '/%00',
  '/search?q=%00',
  `/${'x'.repeat(8_000)}`,
  '/a'.repeat(32),
])('%s is refused', (target) => {
  expect(readTarget(target, site)).toBeUndefined()
})

test('a form is accepted only from the site itself', () => {
  const from = (origin?: string, fetchSite?: string, host = 'example.com') =>
    isSameOrigin({ origin, host, site: fetchSite }, site)
  expect(from('https://example.com')).toBe(true)
  expect(from('https://example.com', 'same-origin')).toBe(true)
  expect(from('https://127.0.0.1:3000', undefined, '127.0.0.1:3000')).toBe(true)
  expect(from('http://example.com')).toBe(false)
  expect(from('http://127.0.0.1:3000', undefined, '127.0.0.1:3000')).toBe(false)
  expect(from(undefined)).toBe(true)
  expect(from('https://evil.example')).toBe(false)
  expect(from('https://example.com.evil.example')).toBe(false)
  expect(from('null')).toBe(false)
  expect(from('https://example.com', 'cross-site')).toBe(false)
  expect(from(undefined, 'same-site')).toBe(false)
})

test('a site without https takes forms from each host by which it is reached', () => {
  const from = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
  expect(isSameOrigin(from, 'http://localhost:3000')).toBe(true)
  expect(isSameOrigin({ ...from, origin: 'ftp://127.0.0.1:3000' }, 'http://localhost:3000')).toBe(false)
})
