import { expect, test } from 'vitest'
import { daysText, dayText, monthName, monthText, shortDay, weekdayName } from './day-words.ts'

test('a day is written without a leading zero, in full or short', () => {
  expect(dayText('2027-06-04')).toBe('4 June 2027')
  expect(shortDay('2027-09-04')).toBe('4 Sep')
  expect(monthText('2027-09-04')).toBe('September 2027')
})

test('the first and the last of the months and of the weekdays have their names', () => {
  expect([monthName('2027-01-01'), monthName('2027-12-31')]).toEqual(['January', 'December'])
  expect([weekdayName('2027-03-14'), weekdayName('2027-03-20')]).toEqual(['Sunday', 'Saturday'])
})

test('days in one month name it once', () => {
  expect(daysText('2027-06-04', '2027-06-20')).toBe('4 to 20 June 2027')
})

test('days over the end of a month name both, and the year once', () => {
  expect(daysText('2027-06-30', '2027-07-02')).toBe('30 June to 2 July 2027')
})

test('days over the end of a year are written in full', () => {
  expect(daysText('2027-12-30', '2028-01-02')).toBe('30 December 2027 to 2 January 2028')
})

test('the same month of two years is not taken for one', () => {
  expect(daysText('2027-06-30', '2028-06-02')).toBe('30 June 2027 to 2 June 2028')
})

test('one day alone is one day', () => {
  expect(daysText('2027-06-14', '2027-06-14')).toBe('14 June 2027')
})
