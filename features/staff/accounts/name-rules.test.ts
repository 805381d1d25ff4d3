import { expect, test } from 'vitest'
import { nameFault, normalizeName } from './name-rules.ts'

test('a name of any script is taken, without the room around it', () => {
  for (const name of ['Diane Uwase', 'Ngũgĩ wa Thiong’o', '山田 太郎', 'O']) expect(nameFault(name)).toBeUndefined()
  expect(normalizeName('  Diane   Uwase ')).toBe('Diane Uwase')
})

test('no name, one of two lines, one with hidden signs and one without an end are refused', () => {
  expect(nameFault(normalizeName('   '))).toBe('name-missing')
  expect(nameFault('Diane\nUwase')).toBe('name-strange')
  expect(nameFault('Diane\u202Eesawu')).toBe('name-strange')
  expect(nameFault('a'.repeat(101))).toBe('name-too-long')
})
