import { expect, test } from 'vitest'
import { printable, printableFacts } from './printable.ts'

const latin = (codePoint: number) => codePoint < 0x250

test('a name stays as it is, composed', () => {
  expect(printable('Zoe\u0301 Ngu\u0303gi\u0303', latin)).toBe('Zoé Ngũgĩ')
})

test('signs that are not seen are left out, and every kind of space is one space', () => {
  expect(printable('  a\u0000b\u202Ec\u200Bd\u00adE\t\n f\u2028g ', latin)).toBe('abcdE f g')
})

test('a space that does not break stays one, but beside others', () => {
  expect(printable('2\u00a0980 $\u00a0: \u00a0x\u202fy', latin)).toBe('2\u00a0980 $\u00a0: x y')
})

test('an email that no face has is marked, one mark for each', () => {
  expect(printable('Wang 王小', latin)).toBe('Wang \uFFFD\uFFFD')
  expect(printable('👩', latin)).toBe('\uFFFD')
})

test('every text of the facts is cleaned and nothing else is touched', () => {
  const facts = { name: 'a\u0007', days: [1, 2], party: [{ name: null, note: '\u202Eb' }], on: '2027-06-14' }
  expect(printableFacts(facts, latin)).toEqual({ name: 'a', days: [1, 2], party: [{ name: null, note: 'b' }], on: '2027-06-14' })
})
