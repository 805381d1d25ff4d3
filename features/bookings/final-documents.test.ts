import { expect, test } from 'vitest'
import { isFinal } from './final-documents.ts'

const paid = { state: 'confirmed', startsOn: '2027-06-14', outstandingMinor: 0 } as const

test('an itinerary is final from 14 days before the start on, once all is paid, and provisional before', () => {
  expect(isFinal(paid, '2027-05-31')).toBe(true)
  expect(isFinal(paid, '2027-05-30')).toBe(false)
  expect(isFinal({ ...paid, outstandingMinor: 1 }, '2027-06-13')).toBe(false)
  expect(isFinal({ ...paid, state: 'on-hold' }, '2027-06-13')).toBe(false)
  expect(isFinal({ ...paid, state: 'completed' }, '2027-07-01')).toBe(true)
})
