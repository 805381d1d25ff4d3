import { expect, test } from 'vitest'
import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { ratesByPeriod } from './class-rates.ts'

const byPeriod = (classes: VehicleClass[], first: string) => ratesByPeriod(classes, first, readEnglish)

const car = (id: string, more: Partial<VehicleClass> = {}) =>
  ({
    id,
    name: id,
    models: '',
    seats: 4,
    luggage: '',
    selfDrive: null,
    withDriver: { lowMinor: 8_000, highMinor: 9_000 },
    kilometresPerDay: 150,
    extraKilometreMinor: 40,
    border: null,
    ...more,
  }) as VehicleClass
const later = {
  from: '2027-01-01',
  selfDrive: null,
  withDriver: { lowMinor: 8_400, highMinor: 9_500 },
  kilometresPerDay: 150,
  extraKilometreMinor: 40,
  borderFeeMinor: null,
}

test('after the table of today stand the classes whose rates are others in a later period, with its days', () => {
  const { rates, days, later: next } = byPeriod([car('sedan', { laterRates: [later] }), car('bus')], '2026-11-29')
  expect([rates.map(({ id, withDriver }) => [id, withDriver]), days]).toEqual([
    [
      ['sedan', '$80 to $90'],
      ['bus', '$80 to $90'],
    ],
    'Until 31 December 2026',
  ])
  expect(next.map((one) => [one.days, one.rates.map(({ id, withDriver }) => [id, withDriver])])).toEqual([
    ['From 1 January 2027', [['sedan', '$84 to $95']]],
  ])
})

test('classes whose rates never change are one table without days', () => {
  expect(byPeriod([car('bus')], '2026-11-29')).toMatchObject({ days: '', later: [] })
})
