import { expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'
import { passwordBytes, readablePassword } from './readable-password.ts'

const owner = { email: 'diane.uwase@impamba.example', name: 'Diane Uwase' }

test('ten characters are enough, of any kind', () => {
  expect(passwordFault('nine signs', owner)).toBeUndefined()
  expect(passwordFault('nine sign', owner)).toBe('too-short')
  expect(passwordFault('一二三四五六七八九', owner)).toBe('too-short')
  expect(passwordFault('一二三四五六七八九十', owner)).toBeUndefined()
  expect(passwordFault('839104728471', owner)).toBeUndefined()
})

test('a very long one is refused before it is hashed', () => {
  expect(passwordFault('correct horse '.repeat(9).slice(0, 128), owner)).toBeUndefined()
  expect(passwordFault('correct horse '.repeat(10).slice(0, 129), owner)).toBe('too-long')
})

test('what everybody tries first is refused however it is dressed up', () => {
  for (const password of [
    'password123',
    'P@ssw0rd-2026!',
    '...Passw0rd...',
    '1234567890',
    'qwertyuiop',
    'Impamba2026!',
    'G0r1ll@s-2026',
    'aaaaaaaaaaaa',
    'abababababab',
    '1q2w3e4r5t',
  ]) {
    expect([password, passwordFault(password, owner)]).toEqual([password, 'too-common'])
  }
})

test("one's own name or address is refused", () => {
  for (const password of ['DianeUwase1', 'diane.uwase99', 'Uwase-2026-2026', owner.email]) {
    expect([password, passwordFault(password, owner)]).toEqual([password, 'too-personal'])
  }
})

test('a generated password can be read out, and needs its chance', () => {
  const bytes = Uint8Array.from({ length: passwordBytes }, (_, at) => at * 7)
  expect(readablePassword(bytes)).toMatch(/^([bdfgjklmnprstvyz][aeiou]){3}(-([bdfgjklmnprstvyz][aeiou]){3}){3}$/)
  expect(() => readablePassword(bytes.subarray(1))).toThrow('random bytes')
})
