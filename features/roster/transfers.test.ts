import { expect, test } from 'vitest'
import { type TransferFlight, transferOf } from './transfers.ts'

const landing: TransferFlight = { direction: 'in', number: 'KL 537', airport: 'KGL', day: '2027-06-07', at: '22:45' }
const roads: Record<string, number> = { 'kigali-airport musanze': 130, 'musanze entebbe': 400 }
const minutes = (from: string, to: string) => roads[`${from} ${to}`] ?? roads[`${to} ${from}`] ?? null

test('a transfer from the airport is from the landing to an hour and the road later, over midnight too', () => {
  expect(transferOf(landing, 'musanze', minutes).span).toEqual({ from: '2027-06-07T22:45', to: '2027-06-08T01:55' })
})

test('a transfer to the airport ends three hours before take-off, after the road', () => {
  const out = { ...landing, direction: 'out', at: '20:30' } as const
  expect(transferOf(out, 'musanze', minutes).span).toEqual({ from: '2027-06-07T15:20', to: '2027-06-07T17:30' })
})

test('an airport an hour before Kigali is read on its own clock', () => {
  const out = { ...landing, direction: 'out', airport: 'EBB', at: '20:30' } as const
  expect(transferOf(out, 'musanze', minutes).span).toEqual({ from: '2027-06-07T09:50', to: '2027-06-07T16:30' })
})

test('a road that nobody knows is an hour, and the shortest is half an hour', () => {
  expect(transferOf(landing, null, minutes).span.to).toBe('2027-06-08T00:45')
  expect(transferOf({ ...landing, airport: 'AMS' }, 'musanze', minutes).span.to).toBe('2027-06-08T00:45')
  expect(transferOf(landing, 'kigali', () => 12).span.to).toBe('2027-06-08T00:15')
})

test('a late flight moves the transfer', () => {
  expect(transferOf({ ...landing, day: '2027-06-08', at: '03:45' }, 'musanze', minutes).span).toEqual({
    from: '2027-06-08T03:45',
    to: '2027-06-08T06:55',
  })
})
