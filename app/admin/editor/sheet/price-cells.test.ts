import { expect, test } from 'vitest'
import type { PackagePrice } from '#features/pricing/packages/package-rates.ts'
import { priceText } from '#values/price-text.ts'
import {
  givenTexts,
  groupSizes,
  priceCells,
  priceColumns,
  priceField,
  pricesFromFields,
  pricesOf,
  withoutGroup,
} from './price-cells.ts'

const price = (groupSize: number, amountMinor: number, more: Partial<PackagePrice> = {}): PackagePrice => ({
  comfort: 'lodge',
  season: 'low',
  occupancy: 'sharing',
  groupSize,
  amountMinor,
  ...more,
})

const prices = [
  price(4, 900_00),
  price(1, 1500_00, { occupancy: 'single' }),
  price(1, 1400_50),
  price(4, 1100_00, { season: 'high' }),
]
const columns = priceColumns(['lodge'])
const byText = (list: readonly PackagePrice[]) => list.map((one) => JSON.stringify(one)).sort()

test('prices become a sheet with the smallest group first, and come back the same', () => {
  const groups = groupSizes(prices)
  const cells = priceCells(prices, groups, columns)
  expect(columns.map(({ key }) => key)).toEqual([
    'lodge.low.sharing',
    'lodge.low.single',
    'lodge.high.sharing',
    'lodge.high.single',
  ])
  expect(cells).toEqual([
    [1400_50, 1500_00, undefined, undefined],
    [900_00, undefined, 1100_00, undefined],
  ])
  expect(byText(pricesOf(cells, groups, columns, prices))).toEqual(byText(prices))
})

test('a comfort that is not on sale keeps its prices', () => {
  const luxury = price(2, 3000_00, { comfort: 'luxury' })
  const before = [...prices, luxury]
  const groups = groupSizes(before)
  expect(pricesOf(priceCells(before, groups, columns), groups, columns, before)).toContainEqual(luxury)
})

test('a group that was asked for has a row before it has a price', () => {
  expect(groupSizes(prices, [6, 1])).toEqual([1, 4, 6])
  expect(groupSizes(withoutGroup(prices, 4))).toEqual([1])
})

test('the fields of the grid are read as what they show', () => {
  const fields = prices.map((one): [string, string] => [
    priceField('prices', `${one.comfort}.${one.season}.${one.occupancy}`, one.groupSize),
    priceText(one.amountMinor),
  ])
  const read = pricesFromFields([...fields, ['prices.lodge.high.single.4', ''], ['title', '12']])
  expect(read.faults).toEqual([])
  expect(byText(read.prices)).toEqual(byText(prices))
})

test('what cannot be read comes back with its field and its text, and the rest is read', () => {
  const { prices: read, faults } = pricesFromFields([
    ['prices.lodge.low.sharing.2', 'on request'],
    ['prices.lodge.low.sharing.4', '$1,250'],
    ['prices.lodge.low.sharing.x', '5'],
  ])
  expect(read).toEqual([price(4, 1250_00)])
  expect(givenTexts(faults, 'prices')).toEqual([
    { row: '2', column: 'lodge.low.sharing', text: 'on request', why: 'not-a-number' },
    { row: 'x', column: 'lodge.low.sharing', text: '5', why: 'no-group' },
  ])
})

test('a new row without JavaScript has its size in a field of its own', () => {
  const cell = ['prices.lodge.low.sharing.new', '800'] as const
  expect(pricesFromFields([cell, ['prices.new', '6']]).prices).toEqual([price(6, 800_00)])
  expect(pricesFromFields([cell, ['prices.new', '']]).faults).toMatchObject([{ why: 'no-group' }])
  expect(
    pricesFromFields([
      ['prices.lodge.low.sharing.new', ''],
      ['prices.new', ''],
    ]),
  ).toEqual({ prices: [], faults: [] })
})

test('a new row never overwrites one that is there', () => {
  const { prices: read, faults } = pricesFromFields([
    ['prices.lodge.low.sharing.6', '900'],
    ['prices.lodge.low.sharing.new', '800'],
    ['prices.new', '6'],
  ])
  expect(read).toEqual([price(6, 900_00)])
  expect(faults).toEqual([{ field: 'prices.lodge.low.sharing.new', text: '800', why: 'no-group' }])
})

test('a name that is posted twice is one price', () => {
  const twice = ['prices.lodge.low.sharing.6', '900'] as const
  expect(pricesFromFields([twice, twice]).prices).toHaveLength(1)
})
