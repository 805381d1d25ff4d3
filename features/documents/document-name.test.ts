import { expect, test } from 'vitest'
import { documentName } from './document-name.ts'
import { documentKinds } from './facts/facts.ts'

test('a document is saved under its company, kind and reference', () => {
  expect(documentName('voucher', { company: 'Impamba', reference: 'ABCD-EFGH' })).toBe('Impamba-voucher-ABCD-EFGH.pdf')
})

test('whatever the company is called, the name is safe in a header and on a disk', () => {
  for (const kind of documentKinds)
    for (const company of ['Ngũgĩ & Søn "Ltd"\r\nX: y', '../../etc', '王', ''])
      expect(documentName(kind, { company, reference: 'K7QM-42XD' })).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\.pdf$/)
})
