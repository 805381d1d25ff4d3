import { expect, test } from 'vitest'
import { confirmsErasure, readCustomerQuery } from './customer.ts'
import { actorInFile, withoutLinkKeys } from './customer-file.ts'

test('an address is read in lower case, a reference in its written form', () => {
  expect(readCustomerQuery(' Marit@Example.NO ')).toEqual({ email: 'marit@example.no' })
  expect(readCustomerQuery('k7qm 42xd')).toEqual({ reference: 'K7QM-42XD' })
})

test.each([
  '',
  ' ',
  'marit',
  'marit@',
  '@example.no',
  'a b@example.no',
  'K7QM-42X',
  'K7QM-42X0',
  `${'x'.repeat(250)}@a.no`,
])('“%s” is no customer', (typed) => {
  expect(readCustomerQuery(typed)).toBeUndefined()
})

test('an erasure is confirmed by the person’s own address or reference alone', () => {
  const person = { email: 'marit@example.no', references: ['K7QM-42XD'] }
  expect(['MARIT@example.no', 'K7QM42XD'].every((typed) => confirmsErasure(typed, person))).toBe(true)
  expect(['', 'marit', 'marit@example.com', 'AAAA-2222'].some((typed) => confirmsErasure(typed, person))).toBe(false)
})

test('the copy names no member of staff, and opens no link', () => {
  expect(['visitor', 'clock', 'Diane Uwase'].map(actorInFile)).toEqual(['visitor', 'clock', 'staff'])
  expect(withoutLinkKeys('https://x.test/bookings/K7QM-42XD?key=aB_c-1.9%2F and more')).toBe(
    'https://x.test/bookings/K7QM-42XD?key=… and more',
  )
  expect(withoutLinkKeys('/newsletter/leave?reader=1&key=abc')).toBe('/newsletter/leave?reader=1&key=…')
})
