import { expect, test } from 'vitest'
import { nextMonth, partyFor, preselected } from './preselected.ts'

const date = (startsOn: string, left: number) => ({ startsOn, left })
const december = date('2026-12-04', 6)
const full = date('2027-06-01', 0)
const oneLeft = date('2027-06-08', 1)
const june = date('2027-06-15', 4)

test('a page opens with the first date of the month that was chosen, if the party fits', () => {
  const open = [december, full, oneLeft, june]
  expect(preselected(open, { month: '2027-06', travellers: undefined })).toBe(june)
  expect(preselected(open, { month: '2027-06', travellers: 1 })).toBe(oneLeft)
  expect(preselected(open, { month: '2027-06', travellers: 5 })).toBe(december)
  expect(preselected(open, { month: '2027-03', travellers: undefined })).toBe(december)
})

test('a full date, or one with too few seats, opens a page only where there is no other', () => {
  const any = { month: undefined, travellers: undefined }
  expect(preselected([full, oneLeft, june], any)).toBe(june)
  expect(preselected([full, oneLeft], any)).toBe(oneLeft)
  expect(preselected([full], any)).toBe(full)
  expect(preselected([], any)).toBeUndefined()
})

test('without a chosen number two travellers are preselected, or one where one seat is left', () => {
  expect([0, 1, 2, 9].map((left) => partyFor(left, undefined))).toEqual([2, 1, 2, 2])
  expect(partyFor(1, 3)).toBe(3)
})

test('a month without a year is the next one, this month included', () => {
  expect(nextMonth(11, '2026-11-26')).toBe('2026-11')
  expect(nextMonth(12, '2026-11-26')).toBe('2026-12')
  expect(nextMonth(2, '2026-11-26')).toBe('2027-02')
})
