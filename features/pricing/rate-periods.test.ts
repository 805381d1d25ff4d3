import { expect, test } from 'vitest'
import { periodProblems } from './period-problems.ts'
import { laterPeriodOn, missingRatesFrom, periodFaults, periodStarts, unpublishedOn } from './rate-periods.ts'

const next = { from: '2027-01-01' }
const after = { from: '2028-01-01' }
const dated = { laterRates: [next, after], ratesUntil: '2028-12-31' }

test('a period begins on its day and ends the day before the next; the first covers every day before', () => {
  const on = (day: string) => laterPeriodOn(dated, day)?.from
  expect(['2020-05-01', '2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01', '2040-01-01'].map(on)).toEqual([
    undefined,
    undefined,
    '2027-01-01',
    '2027-01-01',
    '2028-01-01',
    '2028-01-01',
  ])
  expect(laterPeriodOn({}, '2027-01-01')).toBeUndefined()
})

test('days after the last one on sale have no published rates; without such a day all have', () => {
  expect(unpublishedOn(dated, '2028-12-31')).toBeUndefined()
  expect(unpublishedOn(dated, '2029-01-01')).toEqual({ reason: 'rates-not-published', until: '2028-12-31' })
  expect(unpublishedOn({ ratesUntil: null }, '2099-01-01')).toBeUndefined()
})

test('the periods from a day on begin with that day, and end with the last one on sale', () => {
  expect(periodStarts(dated, '2026-11-28')).toEqual(['2026-11-28', '2027-01-01', '2028-01-01'])
  expect(periodStarts(dated, '2027-01-01')).toEqual(['2027-01-01', '2028-01-01'])
  expect(periodStarts({ ...dated, ratesUntil: '2027-06-30' }, '2027-03-01')).toEqual(['2027-03-01'])
  expect(periodStarts({ ratesUntil: '2026-06-30' }, '2026-11-28')).toEqual([])
})

test('two periods on one day, one before the other, and an end before the last begins are shown', () => {
  expect(periodFaults(dated)).toEqual([])
  expect(periodFaults({ laterRates: [next, next] })).toEqual([{ at: 1, why: 'twice' }])
  expect(periodFaults({ laterRates: [after, next] })).toEqual([{ at: 1, why: 'out-of-order' }])
  expect(periodFaults({ laterRates: [next], ratesUntil: '2026-12-31' })).toEqual([
    { at: undefined, why: 'ends-early', least: '2027-01-01' },
  ])
  expect(periodFaults({ laterRates: [next], ratesUntil: '2027-01-01' })).toEqual([])
})

test('missing rates are told half a year before they are needed, and not when they are there', () => {
  expect(missingRatesFrom({}, '2026-06-30')).toBeUndefined()
  expect(missingRatesFrom({}, '2026-07-02')).toBe('2027-01-01')
  expect(missingRatesFrom({ laterRates: [next] }, '2026-11-28')).toBeUndefined()
  expect(missingRatesFrom({ laterRates: [next] }, '2027-08-01')).toBe('2028-01-01')
  expect(missingRatesFrom({ laterRates: [next], ratesUntil: '2027-03-31' }, '2026-11-28')).toBe('2027-04-01')
  expect(missingRatesFrom({ laterRates: [next], ratesUntil: '2027-12-31' }, '2026-11-28')).toBeUndefined()
})

test('faults stand against publishing, missing rates are a note', () => {
  const problemsOf = (of: Parameters<typeof periodProblems>[0], today?: string) =>
    periodProblems(of, today).map(({ path, reason, grave }) => [path, reason, grave])
  expect(problemsOf({ laterRates: [after, next], ratesUntil: '2027-06-30' })).toEqual([
    ['laterRates.1.from', 'period-out-of-order', true],
    ['ratesUntil', 'rates-end-early', true],
  ])
  expect(problemsOf({}, '2026-11-28')).toEqual([['laterRates', 'next-rates-missing', false]])
  expect(problemsOf({ ratesUntil: '2026-12-31' }, '2026-11-28')).toEqual([['laterRates', 'rates-end-soon', false]])
})
