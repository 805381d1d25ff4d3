import { expect, test } from 'vitest'
import { plainEmail, plainPhone } from './holder.ts'

test('an e-mail is one person’s in any case, with a word behind a plus, and at Google with points', () => {
  expect(plainEmail(' Marit+a@Example.NO ')).toBe('marit@example.no')
  expect(plainEmail('jo.nas+x@googlemail.com')).toBe(plainEmail('jonas@gmail.com'))
  expect(plainEmail('jo.nas@example.no')).not.toBe(plainEmail('jonas@example.no'))
})

test('a telephone is the same with and without its country, however it is written', () => {
  expect(plainPhone('+250 788 123 456')).toBe(plainPhone('0788-123-456'))
  expect(plainPhone('+250 788 123 457')).not.toBe(plainPhone('0788 123 456'))
  expect(plainPhone('')).toBeNull()
})
