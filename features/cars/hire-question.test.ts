import fc from 'fast-check'
import { expect, test } from 'vitest'
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import { seasonOf } from '#features/pricing/hires/hire-season.ts'
import { addDays } from '#values/dates.ts'
import { dayInSeason, hireHref, readHireQuestion } from './hire-question.ts'
import type { ReferenceClass } from './vehicle-class.ts'

const known = { classes: vehicles as ReferenceClass[], places: new Set(['kibeho', 'kabale']) }
const read = (query: string | Record<string, string>) => readHireQuestion(new URLSearchParams(query), known)
const usual = { car: 'prado-tx', withDriver: true, days: 5, fromDay: undefined, to: undefined, km: undefined, abroad: [] }

test('a question is read as it was asked', () => {
  expect(read('car=rav4&days=12&fromDay=2027-06-14&drive=self&to=kabale&km=900&abroad.uganda=on&abroad.kenya=on')).toEqual({
    car: 'rav4',
    withDriver: false,
    days: 12,
    fromDay: '2027-06-14',
    to: 'kabale',
    km: 900,
    abroad: ['uganda', 'kenya'],
  })
})

test('nothing asked is five days of the car that most take, with a driver', () => {
  expect(read('')).toEqual(usual)
})

test.each([
  ['', '-1', '0', '1e3', '100', '99999999999', 'NaN', '5.5', ' 5', '٣', '<script>', 'x'.repeat(10_000), '__proto__'],
])('%j and its like make no sense anywhere, and are left out', (...nonsense) => {
  for (const text of nonsense)
    expect(
      read({
        car: text,
        days: text,
        fromDay: text,
        drive: text,
        to: text,
        km: text === '100' ? '' : text,
        'abroad.uganda': text,
      }),
    ).toEqual(usual)
})

test.each(['2027-02-30', '9999-13-01', '2027-6-1', '14 June 2027'])('%s is no day, and is left out', (fromDay) => {
  expect(read({ fromDay }).fromDay).toBeUndefined()
})

test('a country that no car goes to is no country of the form', () => {
  expect(read('abroad.burundi=on&abroad.dr-congo=on&abroad.rwanda=on&abroad.__proto__=on').abroad).toEqual([])
})

test('a hire of every length lies in each season whole, within a year and a bit, or in none', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom('low' as const, 'high' as const), fc.integer({ min: 1, max: 29 }), day, (season, days, today) => {
      const from = dayInSeason(season, days, today)
      if (from === undefined) throw new Error('There is a season as long')
      expect(from >= addDays(today, 30)).toBe(true)
      expect(Array.from({ length: days }, (_, at) => seasonOf(addDays(from, at)))).toEqual(Array(days).fill(season))
    }),
    { numRuns: 200 },
  )
  expect(dayInSeason('high', 130, '2026-11-20')).toBeUndefined()
})

test('the address of the booking says all that was asked, with the day on which the car comes back', () => {
  const found = read('car=rav4&days=3&fromDay=2027-12-30&drive=self')
  expect(hireHref(found, ['uganda'])).toBe(
    '/booking/hire?class=rav4&vehicleClass=rav4&drive=self&fromDay=2027-12-30&fromTime=09%3A00&toDay=2028-01-02&toTime=09%3A00&vehicles=1&travellers=2&abroad.uganda=on',
  )
  expect(hireHref(read('car=rav4'), [])).toBe('/booking/hire?class=rav4&vehicleClass=rav4&drive=with-driver')
})
