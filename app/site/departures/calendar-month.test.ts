import { expect, test } from 'vitest'
import { monthsBeside, shownMonth } from './calendar-month.ts'

const months = ['2027-03', '2027-04', '2027-07']

test('the calendar opens at the first month with a departure, or at today without one', () => {
  expect(shownMonth(undefined, months, '2027-01-20')).toBe('2027-03')
  expect(shownMonth(undefined, [], '2027-01-20')).toBe('2027-01')
})

test('every month from today to the last listed one can be shown, also without a departure', () => {
  expect(shownMonth('2027-01', months, '2027-01-20')).toBe('2027-01')
  expect(shownMonth('2028-12', months, '2027-01-20')).toBe('2028-12')
  expect(shownMonth('2026-12', months, '2027-01-20')).toBeUndefined()
  expect(shownMonth('2029-01', months, '2027-01-20')).toBeUndefined()
})

test('the links beside a month lead to months with a departure alone', () => {
  expect(monthsBeside('2027-04', months)).toEqual({ previous: '2027-03', next: '2027-07' })
  expect(monthsBeside('2027-05', months)).toEqual({ previous: '2027-04', next: '2027-07' })
  expect(monthsBeside('2027-03', months)).toEqual({ previous: undefined, next: '2027-04' })
  expect(monthsBeside('2028-01', months)).toEqual({ previous: '2027-07', next: undefined })
})
