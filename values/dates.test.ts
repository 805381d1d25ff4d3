import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  firstOfMonth,
  isDay,
  kigaliClock,
  kigaliDay,
  kigaliInstant,
  monthOf,
  readKigaliInstant,
  weekday,
} from './dates.ts'

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a day is a text of a date that exists', () => {
  for (const day of ['2027-01-01', '2027-12-31', '2028-02-29', '2000-02-29']) expect([day, isDay(day)]).toEqual([day, true])
})

test('a date that no calendar has, or that is written another way, is no day', () => {
  for (const text of ['2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-01-00', '27-01-01', '2027-1-1'])
    expect([text, isDay(text)]).toEqual([text, false])
  for (const text of ['', 'today', '2027-01-01T00:00:00Z', ' 2027-01-01', '2027-01-01\n', '2027/01/01'])
    expect([text, isDay(text)]).toEqual([text, false])
})

test('days are added over the end of a month, of a year and over a leap day', () => {
  expect(addDays('2027-01-31', 1)).toBe('2027-02-01')
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2028-01-01', -1)).toBe('2027-12-31')
})

test('days between two days count the nights, negative backwards', () => {
  expect(daysBetween('2027-06-14', '2027-06-14')).toBe(0)
  expect(daysBetween('2027-06-14', '2027-06-16')).toBe(2)
  expect(daysBetween('2027-12-30', '2028-01-02')).toBe(3)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-06-16', '2027-06-14')).toBe(-2)
})

test('what was added is what lies between, and going back comes home', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(isDay(addDays(day, count))).toBe(true)
    }),
  )
})

test('days sort as texts in the order of time', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(a < b).toBe(daysBetween(a, b) > 0)
    }),
  )
})

test('a new day begins in Kigali two hours before it does in UTC', () => {
  expect(kigaliDay(new Date('2027-06-13T21:59:59.999Z'))).toBe('2027-06-13')
  expect(kigaliDay(new Date('2027-06-13T22:00:00Z'))).toBe('2027-06-14')
  expect(kigaliDay(new Date('2027-12-31T22:00:00Z'))).toBe('2028-01-01')
  expect(kigaliDay(new Date('2028-02-28T22:30:00Z'))).toBe('2028-02-29')
})

test('an hour of a day in Kigali is one instant, in summer as in winter', () => {
  expect(kigaliInstant('2027-06-14', 18)).toEqual(new Date('2027-06-14T16:00:00Z'))
  expect(kigaliInstant('2027-12-14', 18)).toEqual(new Date('2027-12-14T16:00:00Z'))
  expect(kigaliInstant('2028-01-01', 0)).toEqual(new Date('2027-12-31T22:00:00Z'))
})

test('the clock in Kigali is two hours ahead of UTC', () => {
  expect(kigaliClock(new Date('2027-06-13T22:05:00Z'))).toBe('00:05')
  expect(kigaliClock(new Date('2027-03-12T08:00:00Z'))).toBe('10:00')
})

test('any hour of a day in Kigali falls on that day there', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 23 }), (day, hour) => {
      expect(kigaliDay(kigaliInstant(day, hour))).toBe(day)
      expect(kigaliClock(kigaliInstant(day, hour))).toBe(`${String(hour).padStart(2, '0')}:00`)
    }),
  )
})

test('a month begins on its first day', () => {
  expect(firstOfMonth('2028-02-29')).toBe('2028-02-01')
})

test('months later is the same day, or the last of a shorter month', () => {
  expect(addMonths('2027-01-15', 1)).toBe('2027-02-15')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
  expect(addMonths('2027-01-31', 14)).toBe('2028-03-31')
})

test('a year older on the birthday and not the day before', () => {
  expect(ageOn('2012-06-14', '2027-06-13')).toBe(14)
  expect(ageOn('2012-06-14', '2027-06-14')).toBe(15)
  expect(ageOn('2012-12-31', '2027-01-01')).toBe(14)
})

test('someone born on a leap day is a year older on 1 March of a common year, and on the day itself in a leap year', () => {
  expect(ageOn('2012-02-29', '2027-02-28')).toBe(14)
  expect(ageOn('2012-02-29', '2027-03-01')).toBe(15)
  expect(ageOn('2012-02-29', '2028-02-29')).toBe(16)
})

test('weekdays count from Sunday and months from January', () => {
  expect(weekday('2027-03-14')).toBe(0)
  expect(weekday('2027-03-13')).toBe(6)
  expect(monthOf('2027-01-31')).toBe(0)
  expect(monthOf('2027-12-01')).toBe(11)
})

test('a day and time of a field are an instant of Kigali’s clock, and nonsense is none', () => {
  expect(readKigaliInstant('2027-03-01T09:30')).toEqual(new Date('2027-03-01T07:30:00Z'))
  expect(readKigaliInstant('2027-03-01T00:10')).toEqual(new Date('2027-02-28T22:10:00Z'))
  for (const text of ['', '2027-03-01', '2027-02-30T09:30', '2027-03-01T24:00', '2027-03-01T9:30'])
    expect(readKigaliInstant(text)).toBeUndefined()
})
