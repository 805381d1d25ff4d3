import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { factRows } from './fact-rows.ts'

test('before and after are shown together', () => {
  expect(factRows(readEnglish, { before: 'sales', after: 'owner' })).toEqual([{ name: '', text: 'sales became owner' }])
  expect(factRows(readEnglish, { before: null, after: 'info@impamba.rw' })).toEqual([
    { name: '', text: 'nothing became info@impamba.rw' },
  ])
  expect(factRows(readEnglish, { after: 'owner' })).toEqual([{ name: '', text: 'nothing became owner' }])
})

test('of two lists of fields only those that differ are shown, each by its path', () => {
  const before = { keepsDeposit: true, steps: [{ percent: 10 }, { percent: 40 }] }
  const after = { keepsDeposit: false, steps: [{ percent: 10 }, { percent: 50 }, { percent: 100 }] }
  expect(factRows(readEnglish, { before, after })).toEqual([
    { name: 'keeps deposit', text: 'yes became no' },
    { name: 'steps, 2, percent', text: '40 became 50' },
    { name: 'steps, 3, percent', text: 'nothing became 100' },
  ])
})

test('other facts stand by their words, an unknown one by its own name', () => {
  expect(
    factRows(readEnglish, { oddOne: 'x', letters: 3, newsletter: true, bookings: ['K7QM-42XD', 'AAAA-2222'], position: 2 }),
  ).toEqual([
    { name: 'Traveller', text: '2' },
    { name: 'Bookings', text: 'K7QM-42XD, AAAA-2222' },
    { name: 'Newsletter subscription', text: 'yes' },
    { name: 'Emails', text: '3' },
    { name: 'Odd one', text: 'x' },
  ])
})

test('what is stored of a sale stands in words, before and after too', () => {
  const facts = { how: 'by hand', sale: 'draft', before: { sale: 'draft' }, after: { sale: 'on-sale' } }
  expect(factRows(readEnglish, facts).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'sale: not on sale became on sale',
    'Sale: not on sale',
    'Added: by staff',
  ])
})

test('nothing is not shown, but that no code is left is', () => {
  expect(factRows(readEnglish, { letters: 0, newsletter: false, bookings: [], left: 0 })).toEqual([
    { name: 'Codes left', text: '0' },
  ])
})

test('a fact that is named like something every object has is read as any other', () => {
  expect(factRows(readEnglish, { toString: 'x' })).toEqual([{ name: 'To string', text: 'x' }])
})

test('whatever was written down comes to a few lines of bounded length', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (facts) => {
      const rows = factRows(readEnglish, facts as Record<string, unknown>)
      expect(rows.length).toBeLessThanOrEqual(8)
      for (const { text } of rows) expect(text.length).toBeLessThanOrEqual(420)
    }),
  )
})
