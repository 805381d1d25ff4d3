import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { describeChanges, placeOf } from '../editor/describe-changes.ts'
import { hotelKind } from './hotel-kind.ts'

const room = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  beds: '1 queen',
  adultsMost: 2,
  guestsMost: 3,
  count: 4,
  rates: [
    { board: 'BB', season: 'low', amountMinor: 8_500 },
    { board: 'BB', season: 'high', amountMinor: 9_500 },
  ],
  ...more,
})
const { shape } = hotelKind.inWords(readEnglish)
const summer = { from: '06-01', to: '09-30', minimumNights: 1 }
const flash = (before: object, after: object) =>
  describeChanges(readEnglish, shape, before, after, { drawings: { hours: [], scenes: [] } as never })

test('a problem of a room or a season leads to its own field', () => {
  const links = [
    'rooms.1.count',
    'rooms.1.rates',
    'rooms.0.id',
    'rooms',
    'highSeasons.1.to',
    'highSeasons.0',
    'highSeasons.0.minimumNights',
  ]
  expect(links.map((path) => placeOf(shape, path).link)).toMatchObject([
    'rooms.1.count',
    'rooms.1.rates',
    'rooms.0.name',
    'rooms',
    'highSeasons.1.to',
    'highSeasons.0',
    'highSeasons.0.minimumNights',
  ])
})

test('what changed in the rooms is shown room by room and season by season', () => {
  const before = { rooms: [room('double', 'Double'), room('single', 'Single')] }
  const rates = [
    { board: 'BB', season: 'low', amountMinor: 9_000 },
    { board: 'BB', season: 'high', amountMinor: 9_500 },
    { board: 'HB', season: 'low', amountMinor: 'ask' },
  ]
  const after = { rooms: [room('double', 'Garden double', { rates, count: 5 }), room('tent', 'Tent', { rates: [] })] }
  expect(flash(before, after)).toMatchObject([
    { place: 'Room types, Garden double, Name', before: 'Double', after: 'Garden double' },
    { place: 'Room types, Garden double, Number of rooms', before: '4', after: '5' },
    { place: 'Room types, Garden double, BB, Low season', before: '$85', after: '$90' },
    { place: 'Room types, Garden double, HB, Low season', before: '', after: 'ask' },
    { place: 'Room types, Tent', before: '', after: expect.stringContaining('Tent\nBeds: 1 queen') },
    { place: 'Room types, Single', before: expect.stringContaining('BB, Low season: $85'), after: '' },
  ])
})

test('rooms that only changed places are one line', () => {
  const [double, single] = [room('double', 'Double'), room('single', 'Single')]
  expect(flash({ rooms: [double, single] }, { rooms: [single, double] })).toMatchObject([
    { place: 'Room types, Order', before: 'Double\nSingle', after: 'Single\nDouble' },
  ])
})

test('a season that is put in between is one season, and a day that changed tells the whole of it', () => {
  const feast = { from: '11-20', to: '11-29', minimumNights: 3 }
  const festive = { from: '12-20', to: '01-05', minimumNights: 1 }
  expect(flash({ highSeasons: [summer, festive] }, { highSeasons: [summer, feast, festive] })).toMatchObject([
    { place: 'High seasons, Season 2', before: '', after: '20 November – 29 November, at least 3 nights' },
  ])
  expect(flash({ highSeasons: [summer] }, { highSeasons: [{ ...summer, to: '10-31', minimumNights: 2 }] })).toMatchObject([
    {
      place: 'High seasons, Season 1',
      before: '1 June – 30 September, at least 1 night',
      after: '1 June – 31 October, at least 2 nights',
    },
  ])
})
