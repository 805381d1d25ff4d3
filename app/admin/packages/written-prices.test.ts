import { expect, test } from 'vitest'
import { postedOf } from '../editor/posted.ts'
import { readPrices, splitPrices, type WrittenPrice } from './written-prices.ts'

const posted = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return postedOf(form)
}
/** What the price grid would post for what was kept: prices as it shows them, and texts in their cells. */
const again = (written: readonly WrittenPrice[], newGroup = '') => {
  const { prices, faults } = splitPrices(written, 'prices')
  const shown = prices.map((one) => [
    `prices.${one.comfort}.${one.season}.${one.occupancy}.${one.groupSize}`,
    String(one.amountMinor / 100),
  ])
  return readPrices(posted({ ...Object.fromEntries(shown), ...faultFields(faults), 'prices.new': newGroup }), 'prices')
}
const faultFields = (faults: readonly { field: string; text: string }[]) =>
  Object.fromEntries(faults.map(({ field, text }) => [field, text]))

test('what is no price stays in its cell as it was typed, and comes back so', () => {
  const typed = {
    'prices.lodge.low.sharing.2': '1,250',
    'prices.lodge.low.sharing.4': 'ask Diane',
    'prices.lodge.high.single.4': '',
  }
  const written = readPrices(posted(typed), 'prices')
  expect(written).toEqual([
    { comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 2, amountMinor: 125_000 },
    { comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 4, amountMinor: 'ask Diane' },
  ])
  expect(splitPrices(written, 'prices').faults).toEqual([
    { field: 'prices.lodge.low.sharing.4', text: 'ask Diane', why: 'not-a-number' },
  ])
  expect(again(written)).toEqual(written)
})

test('a price for a group without a size is kept with what was typed for the size', () => {
  const written = readPrices(posted({ 'prices.new': 'many', 'prices.simple.low.sharing.new': '900' }), 'prices')
  expect(written).toEqual([{ comfort: 'simple', season: 'low', occupancy: 'sharing', groupSize: 'many', amountMinor: '900' }])
  expect(splitPrices(written, 'prices').faults).toEqual([
    { field: 'prices.simple.low.sharing.new', text: '900', why: 'no-group' },
  ])
  expect(again(written, 'many')).toEqual(written)
  expect(again(written, '6')).toEqual([
    { comfort: 'simple', season: 'low', occupancy: 'sharing', groupSize: 6, amountMinor: 90_000 },
  ])
})

test('prices are kept in the order of the catalogue, so that saving them unchanged changes nothing', () => {
  const typed = { 'prices.simple.low.sharing.2': '1', 'prices.lodge.low.sharing.10': '2', 'prices.lodge.high.sharing.4': '3' }
  expect(readPrices(posted(typed), 'prices').map(({ comfort, season }) => `${comfort} ${season}`)).toEqual([
    'lodge high',
    'lodge low',
    'simple low',
  ])
})

test('a row that was added and has no price yet keeps its size, and one with a price is not kept twice', () => {
  const typed = {
    'prices.lodge.low.sharing.2': '1250',
    'prices.lodge.low.single.2': '',
    'prices.lodge.low.sharing.6': '',
    'prices.lodge.low.single.6': ' ',
    'prices.new': '8',
    'prices.lodge.low.sharing.new': '',
  }
  const written = readPrices(posted(typed), 'prices')
  expect(written.map(({ groupSize, amountMinor }) => [groupSize, amountMinor])).toEqual([
    [2, 125_000],
    [6, ''],
    [8, ''],
  ])
  expect(splitPrices(written, 'prices')).toMatchObject({ faults: [], emptySizes: [6, 8] })
})
