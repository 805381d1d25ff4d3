import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { isNearTrip, missingFlights, readClock, readFlightNumber, unknownFlights } from './flight.ts'
import { flightForm } from './flight-form.ts'

const thousand = { numRuns: 1000 }

test('a flight number is read however it is typed, and stored in one way', () => {
  const typed = ['KL 537', 'kl537', 'KL-0537', ' k l 5 3 7 ', 'KL–537', 'klm 537', '9W 12', 'U2 8001a']
  expect(typed.map(readFlightNumber)).toEqual(['KL 537', 'KL 537', 'KL 537', 'KL 537', 'KL 537', 'KLM 537', '9W 12', 'U2 8001A'])
  expect(['', 'KL', '537', 'KL 0', 'KL 12345', '12 34', 'KLMX 537', 'KL 5/37'].map(readFlightNumber)).toEqual(
    Array(8).fill(undefined),
  )
})

test('every number that is read is stored as it is when it is read again, and the table takes it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9 .-]{2,9}$/), (typed) => {
      const number = readFlightNumber(typed)
      if (number === undefined) return
      expect(readFlightNumber(number)).toBe(number)
      expect(number).toMatch(/^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3}) [1-9][0-9]{0,3}[A-Z]?$/)
    }),
    thousand,
  )
})

test('a time is read with a colon, a point, an h or nothing in it, and no other time is', () => {
  expect(['7:05', '07.05', '0705', '19h30', '19 : 30'].map(readClock)).toEqual(['07:05', '07:05', '07:05', '19:30', '19:30'])
  expect(['24:00', '7:60', '7', 'seven', '7:5', ''].map(readClock)).toEqual(Array(6).fill(undefined))
})

test('an airport is a code, or one of the region by its name', () => {
  const read = (airport: string) =>
    flightForm.safeParse({ direction: 'in', number: 'KL 537', airport, day: '2027-06-10', at: '19:30' }).data?.airport
  expect(['kgl', 'Kigali', 'dar es salaam', 'Kigali (KGL)', 'AMS'].map(read)).toEqual(['KGL', 'KGL', 'DAR', 'KGL', 'AMS'])
  expect(['Amsterdam', 'KG', 'K1L', ''].map(read)).toEqual([undefined, undefined, undefined, undefined])
})

const trip = { kind: 'journey', startsOn: '2027-06-10', endsOn: '2027-06-14' } as const

test('flights are missing from thirty days before, the one in until the first day and the one out until the last', () => {
  const on = (today: string) => missingFlights([], [1, 2], trip, [], today)
  expect(['2027-05-10', '2027-05-11', '2027-06-10', '2027-06-11', '2027-06-14', '2027-06-15'].map(on)).toEqual([
    [],
    ['in', 'out'],
    ['in', 'out'],
    ['out'],
    ['out'],
    [],
  ])
  expect(missingFlights([], [1], { ...trip, kind: 'hire' }, [], '2027-06-01')).toEqual([])
})

test('a flight is given once everybody has one, and one far from the trip is none', () => {
  const flight = (travellers: number[], day = '2027-06-09') => ({ direction: 'in' as const, day, travellers })
  const missing = (...flights: ReturnType<typeof flight>[]) =>
    missingFlights(flights, [1, 2], trip, [], '2027-06-01').includes('in')
  expect(missing(flight([1]))).toBe(true)
  expect(missing(flight([1]), flight([2]))).toBe(false)
  expect(missing(flight([1, 2], '2027-07-09'))).toBe(true)
})

test('a trip has three days more at each end for its flights', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), (away) => {
      expect(isNearTrip(addDays(trip.startsOn, away), trip)).toBe(away >= -3 && away <= 7)
    }),
    thousand,
  )
})

test('who comes or goes by road, or is there already, is asked for no flight of that direction', () => {
  const missing = (...withoutFlights: ('in' | 'out')[]) => missingFlights([], [1, 2], trip, withoutFlights, '2027-06-01')
  expect([missing(), missing('in'), missing('out'), missing('in', 'out')]).toEqual([['in', 'out'], ['out'], ['in'], []])
})

test('the flight of a transfer that was sold is asked for, also for a tour of one day, and who says that they come by road is asked whether', () => {
  const trip = { kind: 'journey', startsOn: '2027-06-10', endsOn: '2027-06-14' } as const
  const inBound = { direction: 'in', day: '2027-06-09', travellers: [1] } as const
  const found = (
    transfers: ('in' | 'out')[],
    withoutFlights: ('in' | 'out')[] = [],
    more: Partial<Omit<Parameters<typeof unknownFlights>[2], 'kind'>> = {},
  ) => unknownFlights([inBound], [1, 2], { ...trip, ...more }, { withoutFlights, transfers }, '2027-06-05')
  const out = { direction: 'out', travellers: 2, need: 'meeting' }
  expect(found([])).toEqual([{ direction: 'in', travellers: 1, need: 'meeting' }, out])
  expect(found(['in'])).toEqual([{ direction: 'in', travellers: 1, need: 'transfer' }, out])
  expect(found(['in'], ['in', 'out'])).toEqual([{ direction: 'in', travellers: 1, need: 'transfer-by-road' }])
  expect(found([], ['in', 'out'])).toEqual([])
  expect(found(['out'], [], { endsOn: '2027-06-10' })).toEqual([{ direction: 'out', travellers: 2, need: 'transfer' }])
})
