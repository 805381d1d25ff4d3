import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departureSeats, inLockOrder } from './stock.ts'

test('the seats of a departure have a name of their own', () => {
  expect(departureSeats(42)).toBe('departure:42')
})

test('locks are taken by resource and then by day', () => {
  const parts = [
    { resource: 'room:9', day: '2027-06-15' },
    { resource: 'departure:42', day: '2027-06-14' },
    { resource: 'room:9', day: '2027-06-14' },
    { resource: 'departure:7', day: '2027-07-01' },
  ]
  expect(inLockOrder(parts)).toEqual([
    { resource: 'departure:42', day: '2027-06-14' },
    { resource: 'departure:7', day: '2027-07-01' },
    { resource: 'room:9', day: '2027-06-14' },
    { resource: 'room:9', day: '2027-06-15' },
  ])
})

test('the order is that of bytes, as the database sorts by collate "C", and of no language', () => {
  const resources = ['a', 'B', 'Z', 'b', '_', '1', '10', '2']
  expect(inLockOrder(resources.map((resource) => ({ resource, day: '2027-06-14' }))).map(({ resource }) => resource)).toEqual([
    '1',
    '10',
    '2',
    'B',
    'Z',
    '_',
    'a',
    'b',
  ])
})

test('two bookings of the same stock lock it in the same order, however they name it', () => {
  const keys = fc.uniqueArray(
    fc.record({
      resource: fc.constantFrom('departure:1', 'departure:10', 'room:2'),
      day: fc.constantFrom('2027-06-14', '2027-06-15', '2028-01-01'),
    }),
    { selector: ({ resource, day }) => `${resource} ${day}` },
  )
  fc.assert(
    fc.property(keys, fc.infiniteStream(fc.nat(100)), (parts, luck) => {
      const shuffled = parts
        .map((part) => [part, luck.next().value] as const)
        .sort(([, a], [, b]) => a - b)
        .map(([part]) => part)
      expect(inLockOrder(shuffled)).toEqual(inLockOrder(parts))
    }),
  )
})

test('sorting leaves the parts that were given as they were', () => {
  const parts = [
    { resource: 'b', day: '2027-06-14' },
    { resource: 'a', day: '2027-06-14' },
  ]
  inLockOrder(parts)
  expect(parts.map(({ resource }) => resource)).toEqual(['b', 'a'])
})
