import { expect, test } from 'vitest'
import { groupUnpaid, type UnpaidHold } from './unpaid-groups.ts'

const hold = (id: string, places: number, email: string, phone: string | null, address: string | null): UnpaidHold => ({
  id,
  places,
  keys: { email, phone, address },
})

test('who shares an email with one and a telephone with another is one group with both, and the largest comes first', () => {
  const groups = groupUnpaid([
    hold('a', 2, 'e1', 'p1', 'x1'),
    hold('b', 3, 'e1', 'p2', 'x2'),
    hold('c', 4, 'e2', 'p2', 'x3'),
    hold('d', 9, 'e3', null, 'x4'),
    hold('e', 9, 'e4', null, 'x4'),
    hold('f', 9, 'e5', null, null),
    hold('g', 9, 'e6', null, null),
  ])
  expect(groups.map(({ holds, by, places }) => [holds.map(({ id }) => id).join(''), by, places])).toEqual([
    ['de', ['address'], 18],
    ['abc', ['email', 'phone'], 9],
  ])
})

test('a hold of its own is no group', () => {
  expect(groupUnpaid([hold('a', 12, 'e1', 'p1', 'x1'), hold('b', 12, 'e2', 'p2', 'x2')])).toEqual([])
})
