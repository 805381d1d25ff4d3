import { expect, test } from 'vitest'
import type { IdentityCode } from '#features/staff/sign-in/identity-codes.ts'
import { signInWords } from './sign-in-methods.ts'

/** The codes of the specification, §8, and those that follow from them. */
const codes: Record<IdentityCode, true> = {
  'wrong-password': true,
  'user-not-found': true,
  'invalid-credential': true,
  'invalid-email': true,
  'email-already-in-use': true,
  'too-many-requests': true,
  'user-token-expired': true,
  'requires-recent-login': true,
}
const sentenceOf = (code: string) => signInWords.login.refusals[code as IdentityCode]

test.each(Object.keys(codes))('%s has a sentence of its own words, not its code', (code) => {
  expect(sentenceOf(code)).toMatch(/^[A-Z].{15,}\.$/)
  expect(sentenceOf(code)).not.toContain(code)
})

test('nobody learns by the sentence whether an address is known', () => {
  const three = ['wrong-password', 'user-not-found', 'invalid-credential'].map(sentenceOf)
  expect(new Set(three).size).toBe(1)
})
