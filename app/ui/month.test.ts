import { expect, test } from 'vitest'
import { dayByKey, monthFrom, monthWeeks } from './month.ts'

test('a month is laid out from Monday, and nothing stands where a day belongs to another', () => {
  const weeks = monthWeeks('2027-02-01')
  expect(weeks).toHaveLength(4)
  expect(weeks[0]?.[0]).toBe('2027-02-01')
  expect(weeks[3]?.[6]).toBe('2027-02-28')
})

test('the month after a year’s end follows it, and a leap year has its day', () => {
  expect(monthWeeks('2027-01-01')[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect(monthWeeks('2026-12-01').at(-1)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    undefined,
    undefined,
    undefined,
  ])
  expect(monthWeeks('2028-02-01').flat().filter(Boolean)).toHaveLength(29)
})

test('the keys lead by day, week and month, and to the ends of the week', () => {
  expect(dayByKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01')
  expect(dayByKey('2027-01-01', 'ArrowLeft')).toBe('2026-12-31')
  expect(dayByKey('2026-12-28', 'ArrowDown')).toBe('2027-01-04')
  expect(dayByKey('2027-01-04', 'ArrowUp')).toBe('2026-12-28')
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
  expect(dayByKey('2027-01-31', 'PageUp')).toBe('2026-12-31')
  // 6 January 2027 is a Wednesday.
  expect(dayByKey('2027-01-06', 'Home')).toBe('2027-01-04')
  expect(dayByKey('2027-01-06', 'End')).toBe('2027-01-10')
  expect(dayByKey('2027-01-10', 'Home')).toBe('2027-01-04')
  expect(dayByKey('2027-01-06', 'Tab')).toBeUndefined()
})

test('a month of an address stays within what is sold, and nonsense is the first one', () => {
  const sold = { earliest: '2026-11-21', latest: '2028-10-20' }
  expect(monthFrom('2027-03', sold)).toBe('2027-03-01')
  expect(monthFrom('2020-01', sold)).toBe('2026-11-01')
  expect(monthFrom('9999-12', sold)).toBe('2028-10-01')
  for (const nonsense of [null, '', '2027-13', '2027-3', '2027-03-01', 'x'.repeat(10_000)]) {
    expect(monthFrom(nonsense, sold)).toBe('2026-11-01')
  }
})
