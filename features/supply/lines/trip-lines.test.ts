import { expect, test } from 'vitest'
import { plainItem } from '#features/trips/begin/from-package.ts'
import type { TripItem } from '#features/trips/trip-version.ts'
import { lodgeBooks, noChoices, partyOf, runOf, weekExchange } from '#tests/support/supply-week.ts'
import { tripLines } from './trip-lines.ts'

const item = (id: string, more: Partial<TripItem>): TripItem => ({
  id,
  rootId: `root-${id}`,
  position: 1,
  cost: null,
  passedOn: null,
  edition: 1,
  ...plainItem,
  day: 1,
  days: 1,
  kind: 'activity',
  source: 'placeholder',
  title: `Item ${id}`,
  ...more,
})
const at = (serviceId: number, kind: TripItem['kind'] = 'stay') => ({ kind, source: 'service' as const, serviceId })
const cost = (costMinor: number) => ({
  lines: [],
  costMinor,
  vatBackMinor: 0,
  netCostMinor: costMinor,
  parts: [
    {
      contractId: 1,
      contract: '',
      currency: 'USD' as const,
      beforeTaxMinor: costMinor,
      levyMinor: 0,
      vatAddedMinor: 0,
      costMinor,
      vatBackMinor: 0,
      usd: { costMinor, vatBackMinor: 0 },
    },
  ],
})
const rooms = [[1, 2], [3]]
const party = [1, 2, 3].map((position) => ({ position, bornOn: null, age: 40, residency: 'foreign' as const, pays: true }))
const linesOf = (
  items: readonly TripItem[],
  { ticked = [] as string[], onRoster = [] as number[], choices = noChoices, books = lodgeBooks } = {},
) =>
  tripLines(
    runOf('2027-06-07', 3, [partyOf(3)]),
    { option: 'A', ticked },
    { items, rooms, party, startsOn: '2027-06-07' },
    { books, choices, onRoster: new Set(onRoster), exchange: weekExchange },
  )

test('K19 of the worked week: three nights at M with a twin and a single, at the cost that was frozen', () => {
  const [line] = linesOf([item('1', { ...at(1), days: 3, cost: cost(153_000) })])
  expect(line).toMatchObject({
    itemKey: 'item:root-1',
    supplierId: 1,
    firstDay: '2027-06-07',
    lastDay: '2027-06-09',
    costMinor: 153_000,
    details: { rooms: [{ adults: 2 }, { adults: 1 }], adults: 3 },
  })
})

test('what staff chose in place of the planned service costs what its own rates say; unknown where it has none', () => {
  const planned = item('1', { ...at(1), days: 3, cost: cost(153_000) })
  const choices = new Map([['item:root-1', 2]])
  // Three nights at L: a twin at 380.00 and a single at 260.00.
  expect(linesOf([planned], { choices })).toMatchObject([{ serviceId: 2, supplierId: 2, currency: 'USD', costMinor: 192_000 }])
  const unrated = new Map([...lodgeBooks].map(([id, { book }]) => [id, { book: { ...book, rates: [] } }]))
  expect(linesOf([planned], { choices, books: unrated })).toMatchObject([{ supplierId: 2, costMinor: null }])
})

test('who is moved to another room is ordered for there, at what the rates say; who is elsewhere that night has no room', () => {
  const stay = item('1', { ...at(1), days: 3, cost: cost(153_000) })
  const moved = { ...partyOf(3), rooms: [[0], [1], [2]] }
  const [line] = tripLines(
    runOf('2027-06-07', 3, [moved]),
    { option: 'A', ticked: [] },
    { items: [stay], rooms, party, startsOn: '2027-06-07' },
    { books: lodgeBooks, choices: noChoices, onRoster: new Set(), exchange: weekExchange },
  )
  expect(line?.details.rooms).toEqual([1, 1, 1].map((adults) => ({ adults, childAges: [] })))
  expect(line?.costMinor).toBeGreaterThan(153_000)
  expect(linesOf([{ ...stay, who: [1, 2] }])).toMatchObject([{ costMinor: 153_000, details: { rooms: [{ adults: 2 }] } }])
})

test.each([
  ['of the accepted option', { options: ['A' as const] }, 1],
  ['of another option', { options: ['B' as const] }, 0],
  ['optional and not ticked', { optional: true }, 0],
  ['that the customer arranges', { source: 'own' as const }, 0],
  ['a permit or fee', { source: 'fee' as const, kind: 'fee' as const }, 0],
  ['that is still to be found', { source: 'placeholder' as const, serviceId: null }, 1],
  ['a guide whose cost was typed: one of ours', { source: 'hand' as const, kind: 'guide' as const, serviceId: null }, 0],
  ['an activity whose cost was typed', { source: 'hand' as const, kind: 'activity' as const, serviceId: null }, 1],
])('an item %s', (_, more, count) => {
  expect(linesOf([item('1', { ...at(1), ...more })])).toHaveLength(count)
})

test('ticked, an optional item is ordered; a vehicle of a supplier on the roster is asked there', () => {
  expect(linesOf([item('1', { ...at(1), optional: true })], { ticked: ['1'] })).toHaveLength(1)
  const coach = [item('1', at(5, 'transport'))]
  expect(linesOf(coach)).toHaveLength(1)
  expect(linesOf(coach, { onRoster: [5] })).toEqual([])
})

test('what is for some of the party names them alone, and without a supplier what it cost as it was typed', () => {
  const hand = { currency: 'RWF' as const, amountMinor: 90_000, reason: 'Quoted by phone' }
  expect(linesOf([item('1', { source: 'hand', hand, who: [2, 3], quantity: 2 })])).toMatchObject([
    { supplierId: null, title: 'Item 1', currency: 'RWF', costMinor: 90_000, details: { adults: 2, rooms: [], quantity: 2 } },
  ])
})
