import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecoveryCode, recoveryCodeBytes, recoveryCodeFrom, sixDigits } from './second-step-codes.ts'

test('a code is six digits, however they are spaced and on whichever keyboard', () => {
  for (const typed of ['123456', '123 456', ' 12 34 56\t', '123-456', '123\u00a0456', '１２３４５６'])
    expect(sixDigits(typed)).toBe('123456')
  for (const typed of ['', '12345', '1234567', '12345a', '+12345', '1.2345', '٠١٢٣٤٥', '1'.repeat(10_000)])
    expect(sixDigits(typed)).toBeUndefined()
})

test('a recovery code is four groups of four signs without look-alikes', () => {
  expect(recoveryCodeFrom(Uint8Array.from([0, 0, 0, 0, 0, 255, 255, 255, 255, 255]))).toBe('0000-0000-zzzz-zzzz')
  expect(() => recoveryCodeFrom(new Uint8Array(recoveryCodeBytes - 1))).toThrow('10 random bytes')
})

test('every recovery code is read back from however it was copied, and another code is another', () => {
  const bytes = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes })
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const code = recoveryCodeFrom(one)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
      for (const copied of [
        code.toUpperCase(),
        code.replaceAll('-', ' '),
        ` ${code.replaceAll('-', '')}\n`,
        code.replaceAll('0', 'O'),
      ])
        expect(readRecoveryCode(copied)).toBe(code)
      expect(recoveryCodeFrom(other) === code).toBe(Buffer.from(one).equals(Buffer.from(other)))
    }),
  )
})

test('what is no recovery code is none', () => {
  for (const typed of ['', '123456', 'k7qm-42xd-0ahn', 'k7qm-42xd-0ahn-9vteu', 'k7qm-42xd-0ahn-9vt!', 'x'.repeat(10_000)])
    expect(readRecoveryCode(typed)).toBeUndefined()
})
