import { expect, test } from 'vitest'
import { lodgeBooks, noChoices, partyOf, runOf, weekExchange } from '#tests/support/supply-week.ts'
import { factsOf } from './order-line.ts'
import { stayLines } from './stay-lines.ts'

const rooms = [{ room: 'deluxe', board: 'BB', adults: 2, childAges: [] }]
const from = { books: lodgeBooks, choices: noChoices, exchange: weekExchange }
const roomNames = new Map([['deluxe', 'Deluxe room']])
const run = runOf('2027-06-11', 2, [partyOf(2)])

test('K20 of the worked week: two nights of a room at H', () => {
  const supplier = { supplierId: 3, services: [{ id: 3, roomId: 'deluxe', board: 'BB' as const }] }
  expect(stayLines(run, { rooms }, { supplier, roomNames }, from)).toMatchObject([
    {
      itemKey: 'stay:deluxe:BB',
      supplierId: 3,
      firstDay: '2027-06-11',
      lastDay: '2027-06-12',
      currency: 'RWF',
      costMinor: 290_000,
    },
  ])
})

test('a room that is not in the rate book is ordered by its name, and of a hotel that is no supplier somebody has to be chosen', () => {
  const supplier = { supplierId: 3, services: [] }
  expect(stayLines(run, { rooms }, { supplier, roomNames }, from)).toMatchObject([
    { supplierId: 3, serviceId: null, title: 'Deluxe room', costMinor: null, details: { rooms: [{ adults: 2 }] } },
  ])
  expect(stayLines(run, { rooms }, { supplier: undefined, roomNames }, from)).toMatchObject([{ supplierId: null }])
})

test('rooms of one type and board are one line, each with its own guests', () => {
  const two = [
    ...rooms,
    { room: 'deluxe', board: 'BB', adults: 1, childAges: [] },
    { room: 'deluxe', board: 'FB', adults: 1, childAges: [] },
  ]
  const lines = stayLines(runOf('2027-06-11', 2, [partyOf(4)]), { rooms: two }, { supplier: undefined, roomNames }, from)
  expect(lines.map(({ itemKey, details }) => [itemKey, details.rooms.map(({ adults }) => adults)])).toEqual([
    ['stay:deluxe:BB', [2, 1]],
    ['stay:deluxe:FB', [1]],
  ])
})

test('where the rate book has no cost a line says why to staff, and what its supplier is sent does not', () => {
  const supplier = { supplierId: 3, services: [{ id: 3, roomId: 'deluxe', board: 'BB' as const }] }
  const [line] = stayLines(runOf('2047-06-11', 2, [partyOf(2)]), { rooms }, { supplier, roomNames }, from)
  expect(line).toMatchObject({ costMinor: null, details: { noCost: { reason: 'not-in-contract', day: '2047-06-11' } } })
  expect(line && JSON.stringify(factsOf(line))).not.toContain('noCost')
})
