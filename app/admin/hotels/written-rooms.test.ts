import { expect, test } from 'vitest'
import { boardsShown, rateCells, rateRows, readRooms, unreadRates, withRates } from './written-rooms.ts'

const posted = (fields: Record<string, string>) =>
  new Map(Object.entries(fields).map(([name, value]) => [name, [value]] as const))

const twin = {
  'rooms.0.id': 'twin',
  'rooms.0.name': 'Twin with a view',
  'rooms.0.beds': '2 twins',
  'rooms.0.adultsMost': '2',
  'rooms.0.guestsMost': 'three',
  'rooms.0.count': '',
  'rooms.0.rates.BB.low': '$1,250.50',
  'rooms.0.rates.BB.high': '1.250',
  'rooms.0.rates.HB.low': '',
}

test('a room keeps its id whatever it is called, and what is no figure stays as it was typed', () => {
  expect(readRooms(posted(twin), 'rooms')).toEqual([
    {
      id: 'twin',
      name: 'Twin with a view',
      beds: '2 twins',
      adultsMost: 2,
      guestsMost: 'three',
      count: null,
      rates: [
        { board: 'BB', season: 'low', amountMinor: 125_050 },
        { board: 'BB', season: 'high', amountMinor: '1.250' },
      ],
    },
  ])
})

test('a new room gets an id of its own, from its name, and none while it has no name', () => {
  const rooms = readRooms(posted({ ...twin, 'rooms.1.name': 'Twin', 'rooms.2.name': 'Twin', 'rooms.3.name': ' ' }), 'rooms')
  expect(rooms.map(({ id }) => id)).toEqual(['twin', 'twin-2', 'twin-3', ''])
})

test('the sheet has a row for every room on every board that one of them has, and gives back what it holds', () => {
  const rooms = readRooms(posted({ ...twin, 'rooms.1.name': 'Single', 'rooms.1.rates.RO.low': '80' }), 'rooms')
  const rows = rateRows(rooms, ['FB'])
  expect(rows.map(({ key }) => key)).toEqual(['0.rates.BB', '0.rates.FB', '0.rates.RO', '1.rates.BB', '1.rates.FB', '1.rates.RO'])
  const cells = rateCells(rooms, rows)
  expect(cells).toEqual([
    [125_050, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [8_000, undefined],
  ])
  expect(unreadRates(rooms, rows)).toEqual([{ row: '0.rates.BB', column: 'high', text: '1.250', why: 'two-readings' }])
  expect(withRates(rooms, rows, cells).map(({ rates }) => rates)).toEqual([
    [{ board: 'BB', season: 'low', amountMinor: 125_050 }],
    [{ board: 'RO', season: 'low', amountMinor: 8_000 }],
  ])
})

test('a hotel without rates begins with bed and breakfast', () => {
  expect(boardsShown([], [])).toEqual(['BB'])
})
