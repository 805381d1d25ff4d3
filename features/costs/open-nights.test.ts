import { expect, test } from 'vitest'
import { openNights } from './open-nights.ts'

test('nights that no stay covers are open, whatever the order of the stays and however they overlap', () => {
  expect(openNights([], 3)).toEqual([1, 2, 3])
  expect(
    openNights(
      [
        { day: 4, days: 1 },
        { day: 1, days: 2 },
        { day: 2, days: 1 },
      ],
      5,
    ),
  ).toEqual([3, 5])
  expect(openNights([{ day: 1, days: 9 }], 2)).toEqual([])
})
