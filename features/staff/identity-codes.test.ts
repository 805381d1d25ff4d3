import { expect, test } from 'vitest'
import { identityCode } from './identity-codes.ts'

test('what the provider says of a wrong password never tells whether the address exists', () => {
  expect(identityCode('INVALID_EMAIL_OR_PASSWORD')).toBe('invalid-credential')
  expect(identityCode('FAILED_TO_CREATE_SESSION')).toBe('invalid-credential')
})

test('what is not in the table is a bug, not a refusal', () => {
  expect(identityCode('INTERNAL_SERVER_ERROR')).toBeUndefined()
  expect(identityCode(undefined)).toBeUndefined()
})
