import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNameList } from './name-list.ts'

test('a list is read as it is pasted from a table, a file or a message', () => {
  const { names, faults } = readNameList(
    'First names\tFamily name\tBorn\r\nMarit Elise\tSolheim\t1988-11-03\n\n"Jean";"Keza";3.11.1979\nAline, Uwase, 7/1/2012\nOtto, Berg, 15 March 1980',
  )
  expect(faults).toEqual([])
  expect(names).toEqual([
    { line: 2, firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03' },
    { line: 4, firstNames: 'Jean', familyName: 'Keza', bornOn: '1979-11-03' },
    { line: 5, firstNames: 'Aline', familyName: 'Uwase', bornOn: '2012-01-07' },
    { line: 6, firstNames: 'Otto', familyName: 'Berg', bornOn: '1980-03-15' },
  ])
})

test('a line that cannot be read is named with its reason and stops no other', () => {
  const { names, faults } = readNameList('Marit, Solheim\nJean, Keza, 31/2/1979\nAline, Uwase, 1990-01-01\nX'.concat(', Y, then'))
  expect(faults).toEqual([
    { line: 1, reason: 'columns-missing' },
    { line: 2, reason: 'born-on-wrong' },
    { line: 4, reason: 'born-on-wrong' },
  ])
  expect(names.map(({ line }) => line)).toEqual([3])
})

test('whatever is pasted, every name has no line end and a day, and no more are read than a group has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const { firstNames, familyName, bornOn } of readNameList(text).names) {
        expect(firstNames + familyName).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u)
        expect(bornOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
    }),
  )
  expect(readNameList('A, B, 1990-01-01\n'.repeat(200)).names.length).toBeLessThanOrEqual(61)
})
