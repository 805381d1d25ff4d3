import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '#values/dates.ts'
import { sameWeekdayNextYear, seriesDays } from './series.ts'

const june = { first: '2027-06-01', last: '2027-06-30' }

test('every week on chosen weekdays, both ends inside', () => {
  expect(seriesDays({ kind: 'weekly', weekdays: [2, 3], everyWeeks: 1 }, june)).toEqual([
    '2027-06-01',
    '2027-06-02',
    '2027-06-08',
    '2027-06-09',
    '2027-06-15',
    '2027-06-16',
    '2027-06-22',
    '2027-06-23',
    '2027-06-29',
    '2027-06-30',
  ])
})

test('every second week counts from the week of the first day, which begins on Monday', () => {
  const rule = { kind: 'weekly', weekdays: [0, 1], everyWeeks: 2 } as const
  expect(seriesDays(rule, june)).toEqual(['2027-06-06', '2027-06-14', '2027-06-20', '2027-06-28'])
})

test('the first and the last Saturday of each month', () => {
  const halfYear = { first: '2027-01-01', last: '2027-03-31' }
  const saturdays = (nth: '1' | 'last') => seriesDays({ kind: 'monthly', weekday: 6, nth }, halfYear)
  expect(saturdays('1')).toEqual(['2027-01-02', '2027-02-06', '2027-03-06'])
  expect(saturdays('last')).toEqual(['2027-01-30', '2027-02-27', '2027-03-27'])
})

test('named days are in order, each once', () => {
  expect(seriesDays({ kind: 'days', days: ['2027-07-03', '2027-06-05', '2027-07-03'] }, june)).toEqual([
    '2027-06-05',
    '2027-07-03',
  ])
})

test('a range that ends before it begins has no day', () => {
  expect(seriesDays({ kind: 'weekly', weekdays: [1], everyWeeks: 1 }, { first: '2027-06-30', last: '2027-06-01' })).toEqual([])
})

test('a year later is the same weekday of the next year, the 1st of January too', () => {
  expect(sameWeekdayNextYear('2027-06-12')).toBe('2028-06-10')
  expect(sameWeekdayNextYear('2027-01-01')).toBe('2028-01-07')
  const days = fc.integer({ min: 0, max: 20_000 }).map((more) => addDays('2000-01-01', more))
  fc.assert(
    fc.property(days, (day) => {
      const later = sameWeekdayNextYear(day)
      expect(weekday(later)).toBe(weekday(day))
      expect(Number(later.slice(0, 4))).toBe(Number(day.slice(0, 4)) + 1)
      expect(daysBetween(day, later)).toBeLessThanOrEqual(371)
    }),
  )
})
