import { expect, test } from 'vitest'
import { documentName } from './document-name.ts'
import { documentKinds } from './facts/facts.ts'

test('a document is saved under its company, kind and reference', () => {
  expect(documentName('voucher', { noun: 'voucher', company: 'Impamba', reference: 'ABCD-EFGH' })).toBe(
    'Impamba-voucher-ABCD-EFGH.pdf',
  )
})

test('whatever the company is called, the name is safe in a header and on a disk', () => {
  for (const kind of documentKinds)
    for (const company of ['Ngũgĩ & Søn "Ltd"\r\nX: y', '../../etc', '王', ''])
      expect(documentName(kind, { noun: 'reçu', company, reference: 'K7QM-42XD' })).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\.pdf$/)
})

test('its noun is that of its language in plain letters, and its kind where that has none', () => {
  const named = (noun: string) => documentName('itinerary', { noun, company: 'Große Œuvre', reference: 'K7QM' })
  expect(named('Reiseübersicht')).toBe('Grosse-OEuvre-Reiseubersicht-K7QM.pdf')
  expect(named('行程')).toBe('Grosse-OEuvre-itinerary-K7QM.pdf')
})
