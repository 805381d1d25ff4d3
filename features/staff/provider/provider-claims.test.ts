import { expect, test } from 'vitest'
import { readClaims } from './provider-claims.ts'

const issuer = 'https://sso.example.com'
const entra = 'https://login.microsoftonline.com/7d0c-tenant/v2.0'
const good = { sub: 's-1', email: 'Diane@Impamba.test ', email_verified: true }
const requestedAt = new Date('2027-03-12T08:00:00Z')
const at = (seconds: number) => requestedAt.getTime() / 1_000 + seconds

test('an email that the provider verified is read in the spelling of ours', () => {
  expect(readClaims(good, { issuer, requestedAt: undefined })).toEqual({
    read: { sub: 's-1', email: 'diane@impamba.test', provedAt: null },
  })
})

test.each([
  [{ email_verified: undefined }],
  [{ email_verified: false }],
  [{ email_verified: 'true' }],
  [{ email: undefined }],
  [{ email: ['diane@impamba.test'] }],
  [{ email: '' }],
  [{ email: 'diane@\u212Aigali.test' }],
  [{ email_verified: undefined, xms_edov: true }],
])('an email address that is not verified is refused: %o', (changed) => {
  expect(readClaims({ ...good, ...changed }, { issuer, requestedAt: undefined })).toEqual({ refused: 'email-unverified' })
})

test.each([
  [true, true],
  ['1', true],
  [1, true],
  ['true', true],
  [false, false],
  ['0', false],
  [undefined, false],
])('Entra vouches by a claim of its own: %s', (xms_edov, read) => {
  const claims = { sub: 's-1', email: 'diane@impamba.test', xms_edov }
  expect('read' in readClaims(claims, { issuer: entra, requestedAt: undefined })).toBe(read)
})

test.each([
  [at(20), true],
  [at(-30), true],
  [at(-31), false],
  [undefined, false],
  [String(at(20)), false],
])('a new sign-in is confirmed by its time: %s', (auth_time, read) => {
  expect('read' in readClaims({ ...good, auth_time }, { issuer, requestedAt })).toBe(read)
})
