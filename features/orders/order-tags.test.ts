import { expect, test } from 'vitest'
import { tagsOf } from './order-tags.ts'

test('taking seats makes the pages of the departure and of its package stale', () => {
  const beds = { comfort: 'lodge', singleRooms: 0, extras: [], code: null } as const
  expect(tagsOf({ kind: 'departure', departure: 'trek-2027-06-14', package: 'trek', ...beds })).toEqual([
    'departures',
    'departure:trek-2027-06-14',
    'package:trek',
  ])
  expect(tagsOf({ kind: 'journey', package: 'trek', startsOn: '2027-06-14', ...beds })).toEqual([])
})
