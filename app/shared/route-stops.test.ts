import { expect, test } from 'vitest'
import { routeOf } from './route-stops.ts'

const place = (id: string) => ({ id, name: id, countryId: 'rwanda', lat: 0, lng: 0 })
const day = (day: number, from: string, to: string) => ({
  day,
  from: place(from),
  to: place(to),
  title: '',
  text: '',
  driveMinutes: 0,
  driveKm: 0,
  meals: [],
  night: null,
})
const stops = (...days: ReturnType<typeof day>[]) =>
  routeOf(days).map(({ name, days: spent }) => `${name} ${spent.join(',')}`.trim())

test('a place carries every day that ends there, in the order of the journey', () => {
  expect(stops(day(1, 'kigali', 'musanze'), day(2, 'musanze', 'musanze'), day(3, 'musanze', 'kigali'))).toEqual([
    'kigali',
    'musanze 1,2',
    'kigali 3',
  ])
})

test('a day that begins elsewhere than the last one ended shows both places', () => {
  expect(stops(day(1, 'kigali', 'arusha'), day(2, 'seronera', 'arusha'))).toEqual(['kigali', 'arusha 1', 'seronera', 'arusha 2'])
})
