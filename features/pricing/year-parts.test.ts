import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin } from './season.ts'
import {
  dayIndex,
  daysIn,
  firstGap,
  monthDayOf,
  monthDayParts,
  monthDayText,
  partFaults,
  readMonthDay,
  stretchesOf,
} from './year-parts.ts'

test('a month and a day are edited apart and come together again', () => {
  expect(monthDayParts('06-01')).toEqual({ month: 6, day: '1' })
  expect(monthDayOf(6, '1')).toBe('06-01')
  expect(monthDayOf(12, '20')).toBe('12-20')
})

test('what is typed so far stays as it is', () => {
  expect(monthDayParts(monthDayOf(6, ''))).toEqual({ month: 6, day: '' })
  expect(monthDayParts(monthDayOf(6, '3'))).toEqual({ month: 6, day: '3' })
  expect(monthDayParts(monthDayOf(6, '0'))).toEqual({ month: 6, day: '0' })
  expect(monthDayParts('')).toEqual({ month: 1, day: '' })
})

test.each(['06-31', '02-30', '13-01', '00-10', '6-1', '06-', '06-00', 'June', ''])('“%s” is no day of a year', (text) => {
  expect(dayIndex(text)).toBeUndefined()
})

test('a part of the year says its days, over the new year too', () => {
  expect(monthDayText('06-01')).toBe('1 June')
  expect(daysIn({ from: '06-01', to: '09-30' })).toBe(122)
  expect(daysIn({ from: '12-20', to: '01-05' })).toBe(17)
  expect(stretchesOf({ from: '12-20', to: '01-05' })).toHaveLength(2)
  expect(daysIn({ from: '08-15', to: '08-15' })).toBe(1)
})

test('the strip covers exactly the days that are priced high', () => {
  const day = fc.date({ min: new Date('2028-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, day, day, (a, b, c) => {
      const [from = '', to = '', on = ''] = [a, b, c].map((one) => one.toISOString().slice(5, 10))
      const at = dayIndex(on) ?? -1
      expect(stretchesOf({ from, to }).some((one) => at >= one.from && at <= one.to)).toBe(isWithin(`2028-${on}`, { from, to }))
    }),
  )
})

test('a day that there is not, shared days and a season without end are refused', () => {
  expect(partFaults([{ from: '06-31', to: '09-30' }])).toEqual([{ at: 0, why: 'no-such-day', end: 'from', month: 6, days: 30 }])
  expect(
    partFaults([
      { from: '12-20', to: '01-05' },
      { from: '06-01', to: '09-30' },
      { from: '01-05', to: '02-01' },
    ]),
  ).toEqual([{ at: 2, why: 'overlaps', with: 0 }])
  expect(partFaults([{ from: '03-02', to: '03-01' }])).toEqual([{ at: 0, why: 'whole-year' }])
})

test('parts that touch do not overlap', () => {
  expect(
    partFaults([
      { from: '06-01', to: '06-30' },
      { from: '07-01', to: '08-31' },
    ]),
  ).toEqual([])
})

test.each([
  ['1 June', '06-01'],
  ['01-Jun', '06-01'],
  ['1-Jun-27', '06-01'],
  ['June 1', '06-01'],
  ['31 dec.', '12-31'],
  ['06-01', '06-01'],
  ['2027-06-01', '06-01'],
  ['29 February', '02-29'],
])('a sheet that says “%s” means %s', (text, day) => {
  expect(readMonthDay(text)).toBe(day)
})

test.each([
  '',
  '06/01',
  '31 June',
  'June',
  '1',
  '1 Ju ne',
  '13-01',
  '2027-02-30',
  '1 m',
])('a sheet that says “%s” means no day', (text) => {
  expect(readMonthDay(text)).toBeUndefined()
})

test('the first days that stand in no part are shown, and 29 February alone is none', () => {
  expect(
    firstGap([
      { from: '01-01', to: '05-31' },
      { from: '07-01', to: '12-31' },
    ]),
  ).toEqual({ from: '06-01', to: '06-30' })
  expect(
    firstGap([
      { from: '06-01', to: '02-28' },
      { from: '03-01', to: '05-31' },
    ]),
  ).toBeUndefined()
  expect(firstGap([])).toEqual({ from: '01-01', to: '12-31' })
})
