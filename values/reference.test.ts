import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, referenceFrom } from './reference.ts'

/** Letters of a reference, other letters, and some that become longer in upper case. */
const nearlyReference = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXYZabcxyz0ILO -ßéﬁ\0')
const eightBytes = fc.uint8Array({ minLength: 8, maxLength: 8 })

test('a reference is two groups of four, and each byte decides one letter', () => {
  expect(referenceFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('2345-6789')
  expect(referenceFrom(new Uint8Array([8, 29, 30, 31, 255, 0, 0, 0]))).toBe('AZ23-H222')
})

test('no reference has a letter that is mistaken for another', () => {
  fc.assert(
    fc.property(eightBytes, (bytes) => {
      expect(referenceFrom(bytes)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('too few bytes make no reference', () => {
  expect(() => referenceFrom(new Uint8Array(7))).toThrow('eight random bytes')
})

test('bytes beyond the eighth are not used', () => {
  expect(referenceFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('2345-6789')
})

test('a reference is read however it was typed', () => {
  for (const typed of ['K7QM-42XD', 'k7qm-42xd', 'k7qm42xd', ' K7QM 42XD ', 'K7QM–42XD', '#K7QM/42XD.'])
    expect([typed, readReference(typed)]).toEqual([typed, 'K7QM-42XD'])
})

test('what cannot be a reference is read as none', () => {
  for (const typed of [
    '',
    'K7QM',
    'K7QM-42X',
    'K7QM-42XDD',
    'K7QM-42X0',
    'K7QM-42XI',
    'K7QM-42XL',
    'K7QM-42XO',
    'K7QM-42XU',
    'K7QM-42X1',
  ])
    expect([typed, readReference(typed)]).toEqual([typed, undefined])
})

test('every reference that is made can be read again, typed small and without its hyphen', () => {
  fc.assert(
    fc.property(eightBytes, (bytes) => {
      const reference = referenceFrom(bytes)
      expect(readReference(reference)).toBe(reference)
      expect(readReference(reference.toLowerCase().replace('-', ' '))).toBe(reference)
    }),
  )
})

test('whatever is typed is read as a reference or as none, and what was read reads the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: nearlyReference, minLength: 7, maxLength: 12 }), (typed) => {
      const read = readReference(typed)
      expect(read ?? '2345-6789').toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
      expect(readReference(read ?? '')).toBe(read)
    }),
  )
})
