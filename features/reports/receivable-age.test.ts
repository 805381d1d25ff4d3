import { expect, test } from 'vitest'
import { receivableAge } from './receivable-age.ts'

test.each([
  ['2027-04-01', 'not-due'],
  ['2027-03-12', 'not-due'],
  ['2027-03-11', '1-7'],
  ['2027-03-05', '1-7'],
  ['2027-03-04', '8-30'],
  ['2027-02-10', '8-30'],
  ['2027-02-09', '31-60'],
  ['2027-01-11', '31-60'],
  ['2027-01-10', 'over-60'],
])('what was due on %s is %s on 12 March', (dueOn, age) => expect(receivableAge(dueOn, '2027-03-12')).toBe(age))
