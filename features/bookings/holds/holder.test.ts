import { expect, test } from 'vitest'
import { normalizeEmail, normalizePhone } from './holder.ts'

test('an email is one person’s in any case, with a word behind a plus, and at Google with points', () => {
  expect(normalizeEmail(' Marit+a@Example.NO ')).toBe('marit@example.no')
  expect(normalizeEmail('jo.nas+x@googlemail.com')).toBe(normalizeEmail('jonas@gmail.com'))
  expect(normalizeEmail('jo.nas@example.no')).not.toBe(normalizeEmail('jonas@example.no'))
})

test('a telephone is the same with and without its country, however it is written', () => {
  expect(normalizePhone('+250 788 123 456')).toBe(normalizePhone('0788-123-456'))
  expect(normalizePhone('+250 788 123 457')).not.toBe(normalizePhone('0788 123 456'))
  expect(normalizePhone('')).toBeNull()
})
