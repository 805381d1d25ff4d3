import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodDays, startedPeriods, touchedDays } from './hire-days.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const clock = (ms: number) => new Date(ms).toISOString().slice(0, 16)
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A hire of a minute to six weeks, begun at any minute of seven years with two leap days. */
const hires = fc
  .record({
    start: fc.integer({ min: 0, max: 7 * 366 * 1440 }).map((minutes) => Date.UTC(2026, 0, 1) + minutes * minuteMs),
    minutes: fc.oneof(
      fc.integer({ min: 1, max: 42 * 1440 }),
      fc.integer({ min: 1, max: 42 }).map((days) => days * 1440),
    ),
  })
  .map(({ start, minutes }) => ({ start, end: start + minutes * minuteMs }))

const timesOf = ({ start, end }: { start: number; end: number }) => ({ from: clock(start), to: clock(end) })

test.each([
  ['2027-06-10T10:00', '2027-06-10T10:01', 1],
  ['2027-06-10T10:00', '2027-06-11T10:00', 1],
  ['2027-06-10T10:00', '2027-06-11T10:01', 2],
  ['2027-12-31T23:59', '2028-01-01T00:00', 1],
  ['2028-02-28T10:00', '2028-03-01T10:00', 2],
  ['2027-02-28T10:00', '2027-03-01T10:00', 1],
])('from %s to %s is %i started days', (from, to, days) => {
  expect(startedPeriods({ from, to })).toBe(days)
})

test.each([
  ['the end is the beginning', '2027-06-10T10:00', '2027-06-10T10:00'],
  ['the end comes first', '2027-06-10T10:00', '2027-06-09T23:00'],
  ['the day does not exist', '2027-02-29T10:00', '2027-03-04T10:00'],
  ['the last day does not exist', '2027-02-20T10:00', '2027-02-30T10:00'],
  ['the hour does not exist', '2027-06-10T10:00', '2027-06-10T24:00'],
  ['the minute does not exist', '2027-06-10T10:00', '2027-06-10T11:60'],
  ['something follows the time', '2027-06-10T10:00', '2027-06-12T10:00Z'],
  ['something goes before it', '+2027-06-10T10:00', '2027-06-12T10:00'],
  ['a day stands before it', '2027-06-102027-06-10T10:00', '2027-06-12T10:00'],
  ['there is no time', '2027-06-10', '2027-06-12'],
  ['there is nothing', '', ''],
])('it is no hire when %s', (_why, from, to) => {
  expect(startedPeriods({ from, to })).toBeUndefined()
  expect(() => touchedDays({ from, to })).toThrow('No hire goes from')
})

test('a period that is begun takes its car for all of its 24 hours, so also for the day it ends on', () => {
  expect(touchedDays({ from: '2027-06-10T10:00', to: '2027-06-11T10:00' })).toEqual(['2027-06-10', '2027-06-11'])
  expect(touchedDays({ from: '2027-06-10T10:00', to: '2027-06-11T10:01' })).toEqual(['2027-06-10', '2027-06-11', '2027-06-12'])
})

test('from midnight to midnight the car is free for somebody else on the last day', () => {
  expect(touchedDays({ from: '2027-06-10T00:00', to: '2027-06-12T00:00' })).toEqual(['2027-06-10', '2027-06-11'])
  expect(touchedDays({ from: '2027-06-10T00:01', to: '2027-06-12T00:00' })).toHaveLength(3)
})

test('the leap day and the new year are days like others', () => {
  expect(touchedDays({ from: '2028-02-28T10:00', to: '2028-03-01T09:00' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(touchedDays({ from: '2027-12-31T22:00', to: '2028-01-01T02:00' })).toEqual(['2027-12-31', '2028-01-01'])
})

test('every instant of a hire, and of its last period, lies on a claimed day', () => {
  fc.assert(
    fc.property(
      hires,
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 8 }),
      (hire, parts) => {
        const days = touchedDays(timesOf(hire))
        const paidUntil = hire.start + periodDays(timesOf(hire)).length * dayMs
        expect(paidUntil).toBeGreaterThanOrEqual(hire.end)
        const instants = parts.map((part) => hire.start + Math.floor(part * (paidUntil - hire.start)))
        for (const instant of [hire.start, hire.end - 1, paidUntil - 1, ...instants]) expect(days).toContain(dayAt(instant))
      },
    ),
    { numRuns: 2000 },
  )
})

test('no day is claimed that no started period touches, none twice, and none is left out in between', () => {
  fc.assert(
    fc.property(hires, (hire) => {
      const days = touchedDays(timesOf(hire))
      const periods = Math.ceil((hire.end - hire.start) / dayMs)
      expect(days[0]).toBe(dayAt(hire.start))
      expect(days.at(-1)).toBe(dayAt(hire.start + periods * dayMs - 1))
      for (const [index, day] of days.entries()) expect(Date.parse(day) - Date.parse(days[0] ?? '')).toBe(index * dayMs)
    }),
    { numRuns: 2000 },
  )
})

test('each period begins 24 hours after the one before, and the last begins before the car is back', () => {
  fc.assert(
    fc.property(hires, (hire) => {
      const begins = periodDays(timesOf(hire))
      expect(begins).toEqual(begins.map((_, index) => dayAt(hire.start + index * dayMs)))
      expect(hire.start + (begins.length - 1) * dayMs).toBeLessThan(hire.end)
      expect(hire.start + begins.length * dayMs).toBeGreaterThanOrEqual(hire.end)
    }),
    { numRuns: 2000 },
  )
})
