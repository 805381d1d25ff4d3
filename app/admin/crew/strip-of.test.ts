import { expect, test } from 'vitest'
import { stripOf } from './strip-of.ts'

test('a day on one departure is away, a day on two is twice, and stretches are cut to the month', () => {
  const stretches = [
    { fromDay: '2027-05-30', toDay: '2027-06-02' },
    { fromDay: '2027-06-02', toDay: '2027-06-03' },
    { fromDay: '2027-06-30', toDay: '2027-07-02' },
  ]
  const cells = stripOf(stretches, '2027-06-01')
  expect(cells).toHaveLength(30)
  expect([cells[0], cells[1], cells[2], cells[3], cells[29]]).toEqual(['away', 'twice', 'away', 'free', 'away'])
})
