import { expect, test } from 'vitest'
import { roomGroups } from './room-groups.ts'

const stay = (id: number, itemKey: string, firstDay: string, more: Partial<Parameters<typeof roomGroups>[0][number]> = {}) => ({
  ...({ id, itemKey, firstDay, lastDay: firstDay, kind: 'stay', state: 'confirmed', title: '', orderId: id } as const),
  ...more,
})
const bookings = [
  { id: 'a', comfort: 'lodge' },
  { id: 'b', comfort: 'luxury' },
]
const groups = (lines: Parameters<typeof roomGroups>[0]) =>
  roomGroups(lines, bookings).map(({ stay, bookingIds }) => [stay?.id ?? 0, bookingIds.join('')])

test('each night has the bookings of its comfort, by its first day', () => {
  const lines = [
    stay(1, 'package:7:3', '2027-06-09'),
    stay(2, 'package:8:1:luxury', '2027-06-07'),
    stay(3, 'night:1:lodge', '2027-06-07', { state: 'to-choose' }),
  ]
  expect(groups(lines)).toEqual([
    [2, 'b'],
    [3, 'a'],
    [1, 'ab'],
  ])
})

test('of whom no night is ordered is the last group, and what is no stay or not needed any more makes none', () => {
  const lines = [
    stay(1, 'package:7:1:lodge', '2027-06-07'),
    stay(2, 'package:8:1', '2027-06-07', { state: 'cancelled' }),
    stay(3, 'package:9:1', '2027-06-07', { kind: 'meal' }),
  ]
  expect(groups(lines)).toEqual([
    [1, 'a'],
    [0, 'b'],
  ])
  expect(groups([])).toEqual([[0, 'ab']])
})
