import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { codeAt, newSecret, setupLink, stepAt, stepOf } from './one-time-code.server.ts'

/** The seed of RFC 6238, appendix B; its codes have eight digits, of which ours are the last six. */
const seed = Secret.fromLatin1('12345678901234567890').base32
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

test.each(vectors)('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(seed, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

describe('a code', () => {
  const now = new Date('2027-03-12T08:00:10Z')
  const step = stepAt(now)

  test('is known during its own step, the one before and the next, and no further', () => {
    for (const off of [-1, 0, 1]) expect(stepOf(seed, codeAt(seed, step + off), now)).toBe(step + off)
    for (const off of [-100, -2, 2, 100]) expect(stepOf(seed, codeAt(seed, step + off), now)).toBeUndefined()
  })

  test('changes at the full half minute', () => {
    expect(stepAt(new Date('2027-03-12T08:00:29.999Z'))).toBe(step)
    expect(stepAt(new Date('2027-03-12T08:00:30Z'))).toBe(step + 1)
  })

  test('of another secret is none', () => {
    expect(stepOf(newSecret(), codeAt(seed, step), now)).toBeUndefined()
  })
})

test('a secret has 160 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(50)
})

test('the link has what an authenticator needs, with the names escaped', () => {
  const link = new URL(setupLink({ secret: seed, issuer: 'Hills & Lakes?', label: 'diane@impamba.test' }))
  expect(link.protocol).toBe('otpauth:')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    issuer: 'Hills & Lakes?',
    secret: seed,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
