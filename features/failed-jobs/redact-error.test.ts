import { expect, test } from 'vitest'
import { redactError } from './redact-error.ts'

test('an error is shown without personal data', () => {
  expect(redactError('550 5.1.1 <marit@example.no>: user unknown')).toBe('550 5.1.1 <…>: user unknown')
  expect(redactError('duplicate key\nDetail: Key (email)=(marit@example.no) exists')).toBe(
    'duplicate key Detail: Key (email)=(…) exists',
  )
  expect(redactError('No voucher for "Marit Solheim", +47 900 00 000')).toBe('No voucher for "…", …')
  expect(redactError('421 try later')).toBe('421 try later')
})
