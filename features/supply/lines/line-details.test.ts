import { expect, test } from 'vitest'
import { byAge } from './line-details.ts'

test('a supplier is told the age of everybody under 18, whatever they are charged', () => {
  const of = (assumedAge: number) => ({ bornOn: null, assumedAge, residency: 'foreign' }) as const
  expect(byAge([30, 9, 18, 13, 17].map(of), '2027-06-14')).toEqual({ adults: 2, childAges: [17, 13, 9] })
})
