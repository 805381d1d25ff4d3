import { expect, test } from 'vitest'
import { closesAt } from './order-cut-off.ts'

test('journeys close at 18:00 in Kigali two days before the start, beds and cars the day before', () => {
  for (const kind of ['departure', 'journey', 'pilgrims'] as const)
    expect(closesAt({ kind, startsOn: '2027-06-14', cutOffDays: null })).toEqual(new Date('2027-06-12T16:00:00Z'))
  for (const kind of ['stay', 'hire'] as const)
    expect(closesAt({ kind, startsOn: '2027-06-14', cutOffDays: null })).toEqual(new Date('2027-06-13T16:00:00Z'))
})

test('staff hire a car out until its first day is over, and nothing else later than visitors', () => {
  const taken = { startsOn: '2027-06-14', cutOffDays: null }
  expect(closesAt({ kind: 'hire', ...taken }, 'staff')).toEqual(new Date('2027-06-14T22:00:00Z'))
  for (const kind of ['stay', 'departure', 'journey', 'pilgrims'] as const)
    expect(closesAt({ kind, ...taken }, 'staff')).toEqual(closesAt({ kind, ...taken }))
})
