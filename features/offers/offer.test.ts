import { expect, test } from 'vitest'
import { addDays, kigaliDay } from '#values/dates.ts'
import { ageOf, birthDayFault, closesAt, tagsOf } from './offer.ts'
import { unnamed } from './order.ts'
import { sceneOfPlace } from './scene-of-place.ts'

test('journeys close at 18:00 in Kigali two days before the start, beds and cars the day before', () => {
  for (const kind of ['departure', 'journey', 'pilgrims'] as const)
    expect(closesAt({ kind, startsOn: '2027-06-14', cutOffDays: null })).toEqual(new Date('2027-06-12T16:00:00Z'))
  for (const kind of ['stay', 'hire'] as const)
    expect(closesAt({ kind, startsOn: '2027-06-14', cutOffDays: null })).toEqual(new Date('2027-06-13T16:00:00Z'))
})

test('an age is that of the birth day once it is known, and until then the one the price was made for', () => {
  expect(ageOf({ bornOn: null, assumedAge: 30 }, '2027-06-14')).toBe(30)
  expect(ageOf({ bornOn: '2020-06-15', assumedAge: 30 }, '2027-06-14')).toBe(6)
})

test('nobody is over 120 on the first day, nor born after it', () => {
  expect(birthDayFault('1907-06-15', '2028-06-14')).toBeUndefined()
  expect(birthDayFault('1907-06-14', '2028-06-14')).toBe('born-on-too-early')
  expect(birthDayFault('2028-06-14', '2028-06-14')).toBeUndefined()
  expect(birthDayFault('2028-06-15', '2028-06-14')).toBe('born-on-future')
})

test('whoever takes seats makes the pages of the departure and of its package stale', () => {
  const beds = { comfort: 'lodge', singleRooms: 0, extras: [], code: null } as const
  expect(tagsOf({ kind: 'departure', departure: 'trek-2027-06-14', package: 'trek', ...beds })).toEqual([
    'departures',
    'departure:trek-2027-06-14',
    'package:trek',
  ])
  expect(tagsOf({ kind: 'journey', package: 'trek', startsOn: '2027-06-14', ...beds })).toEqual([])
})

test('a house is drawn where it stands, and among the hills where no drawing knows the place', () => {
  expect(sceneOfPlace({ placeId: 'akagera-north-gate', placeName: 'Akagera' }).id).toBe('akagera')
  expect(sceneOfPlace({ placeId: 'huye', placeName: 'Huye' }).id).toBe('hills')
})

test('who is not named yet counts as a grown traveller from abroad', () => {
  expect(ageOf(unnamed, addDays(kigaliDay(new Date(0)), 1))).toBe(30)
})
