import { expect, test } from 'vitest'
import { loginPath, safePath } from './safe-path.ts'

test('a page of the admin area is gone back to, with what it was asked for', () => {
  expect(safePath('/admin')).toBe('/admin')
  expect(safePath('/admin/bookings?view=on-hold&q=K7QM')).toBe('/admin/bookings?view=on-hold&q=K7QM')
  expect(safePath('/admin/bookings/1b2c#money')).toBe('/admin/bookings/1b2c')
})

test('nothing else is', () => {
  for (const to of [
    null,
    '',
    '//evil.example/admin',
    `/admin/search?q=${'('.repeat(2_000)}`,
    '/\\evil.example',
    '\\\\evil.example',
    '/admin\\@evil.example',
    'https://evil.example/admin',
    'https:/admin',
    'javascript:alert(1)',
    '/\t/evil.example',
    ' //evil.example',
    '/admin/..//evil.example',
    '/admin/../../..',
    '/admin/%2e%2e/packages',
    '/administrator',
    '/admin@evil.example',
    '/admin.evil.example',
    '/packages',
    '/admin/login?to=/admin/login',
    '/admin/sign-out',
    '/admin\r\nSet-Cookie: a=b',
  ]) {
    expect([to, safePath(to)]).toEqual([to, '/admin'])
  }
})

test('what is written oddly is gone to as a browser reads it, on this site', () => {
  expect(safePath('/admin/\\evil.example')).toBe('/admin//evil.example')
  expect(safePath('/admin/emails\r\nSet-Cookie: a=b')).toBe('/admin/emailsSet-Cookie:%20a=b')
  expect(safePath('/admin/bookings/./../emails')).toBe('/admin/emails')
})

test('the sign-in page carries the way back only where there is one', () => {
  expect(loginPath('/admin')).toBe('/admin/login')
  expect(loginPath('//evil.example')).toBe('/admin/login')
  expect(loginPath('/admin/bookings?view=ended')).toBe('/admin/login?to=%2Fadmin%2Fbookings%3Fview%3Dended')
})
