import { expect, test } from 'vitest'
import { byAge, roomOf } from './line-details.ts'

test('a supplier is told the age of everybody under 18, whatever they are charged', () => {
  const of = (assumedAge: number) => ({ bornOn: null, assumedAge, residency: 'foreign' }) as const
  expect(byAge([30, 9, 18, 13, 17].map(of), '2027-06-14')).toEqual({ adults: 2, childAges: [17, 13, 9] })
})

test('a room for two adults has the beds that they ask for: two where they differ, none said where nobody asks', () => {
  const of = (beds?: 'twin' | 'double' | null, assumedAge = 30) =>
    ({ bornOn: null, assumedAge, residency: 'foreign', beds: beds ?? null }) as const
  const bedsIn = (...members: ReturnType<typeof of>[]) => roomOf(members, '2027-06-14').beds
  expect(bedsIn(of('double'), of())).toBe('double')
  expect(bedsIn(of('double'), of('twin'))).toBe('twin')
  expect(bedsIn(of(), of())).toBeUndefined()
  expect([bedsIn(of('double')), bedsIn(of('double'), of(), of(null, 9))], 'rooms for others say no beds').toEqual([
    undefined,
    undefined,
  ])
})
