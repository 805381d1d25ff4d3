import { expect, test } from 'vitest'
import { endsSession, providerCode } from './provider-codes.ts'

test.each([
  ['access_denied', 'sign-in-stopped'],
  ['login_required', 'user-token-expired'],
  ['interaction_required', 'user-token-expired'],
  ['invalid_grant', 'user-token-expired'],
  ['temporarily_unavailable', 'provider-away'],
  ['server_error', 'provider-away'],
])('the error %s of a provider is %s', (error, code) => {
  expect(providerCode(error)).toBe(code)
})

test.each([
  'wrong-password',
  'invalid-email',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'invalid-credential',
  'user-token-expired',
  'requires-recent-login',
])('the code %s is the same with and without its prefix', (code) => {
  expect([providerCode(code), providerCode(`auth/${code}`)]).toEqual([code, code])
})

test.each([
  '',
  'auth/',
  'auth/auth/wrong-password',
  'constructor',
  '__proto__',
  'invalid_client',
  'something new',
])('a code that is in no table (%s) is reported as unknown', (error) => {
  expect(providerCode(error)).toBe('provider-unknown')
})

test('a session ends only when the provider ends it, never because it is unavailable or sends an unknown code', () => {
  expect(['invalid_grant', 'interaction_required', 'server_error', 'invalid_client'].map(providerCode).map(endsSession)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
