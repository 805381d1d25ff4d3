import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { costOfHand } from './cost-trip-item.ts'
import { olderHandPrices, stampHandPrices, unitClasses } from './hand-prices.ts'
import type { PriceRule } from './price-rule.ts'
import { priceVersion } from './price-version.ts'
import type { UnitByHand } from './trip-option.ts'
import type { TripItem, TripVersion } from './trip-version.ts'

const options = [
  { letter: 'A', title: 'Lodges', text: '', discount: null },
  { letter: 'B', title: 'Tents', text: '', discount: null },
] as const
/** A draft with a canoe for both that costs so much, in every option or in some. */
function draft(costMinor: number, more: Partial<TripVersion> = {}, facts: Partial<TripItem> = {}): TripVersion {
  const version = { ...draftOf(2), options, ...more }
  const hand = { currency: 'USD', amountMinor: costMinor, reason: 'By telephone' } as const
  const item = placeholder({ source: 'hand', hand, ...facts })
  const costed = costOfHand(version, item, hand, version.fx)
  if ('refusal' in costed) throw new Error(costed.refusal.reason)
  return { ...version, items: [{ ...item, ...costed, id: 'canoe', rootId: 'canoe', position: 1, edition: 1, ...facts }] }
}
const adult: UnitByHand = { option: 'A', line: 'base', childOf: null, unitMinor: 20_000, reason: 'As agreed' }
const priced = (...unitsByHand: UnitByHand[]) => ({ pricing: { ...draftOf(1).pricing, unitsByHand } })
const older = (version: TripVersion) => {
  const { items, options: letters } = olderHandPrices(version)
  return [...items.map(({ id }) => id), ...letters]
}

test('a price by hand of a class of traveller is what they pay in that option, and no other', () => {
  const price = priceVersion(draft(10_000, priced(adult)))
  const totals = price.done ? price.value.options.map(({ totalMinor }) => totalMinor) : price.refusal
  // 100.00 with the mark-up of an activity, 20%, and 18% VAT is 141.60: 71.00 each by the rules.
  expect(totals).toEqual([40_000, 14_200])
})

test('units are typed of those who pay: adults, children by age from the oldest on, and somebody alone in a room', () => {
  const [first, second] = draftOf(1).party
  if (!first || !second) throw new Error('Nobody travels')
  const child = (position: number, age: number) => ({ ...second, position, age })
  const party = [first, { ...second, pays: false }, child(3, 7), child(4, 11), child(5, 7)]
  const classes = unitClasses({ ...draftOf(1), party, rooms: [[1, 2, 3, 4], [5]] })
  expect(classes).toEqual([
    { line: 'base', childOf: null },
    { line: 'base', childOf: 11 },
    { line: 'base', childOf: 7 },
    { line: 'single' },
  ])
  expect(unitClasses(draftOf(1))).toEqual([{ line: 'base', childOf: null }])
})

test('a price by hand that stands while its cost becomes another one is older than its cost, until it is typed anew or confirmed', () => {
  const rule: PriceRule = { sellMinor: 30_000, reason: 'As agreed' }
  const typed = stampHandPrices(draft(10_000), draft(10_000, priced(adult), { rule }), false)
  expect(older(typed)).toEqual([])
  // Its form sends the same again, without what it was typed at.
  const dearer = stampHandPrices(typed, draft(12_000, priced(adult), { rule: { ...rule } }), false)
  expect(older(dearer)).toEqual(['canoe', 'A'])
  expect(older(stampHandPrices(dearer, dearer, false))).toEqual(['canoe', 'A'])
  expect(older(stampHandPrices(dearer, draft(12_000, priced({ ...adult, reason: 'Asked again' }), { rule }), false))).toEqual([
    'canoe',
  ])
  const anew = { rule: { ...rule, sellMinor: 31_000 } }
  expect(older(stampHandPrices(dearer, draft(12_000, priced(adult), anew), false))).toEqual(['A'])
  expect(older(stampHandPrices(dearer, dearer, true))).toEqual([])
  // Back at its old cost it is no longer older.
  expect(older(stampHandPrices(dearer, draft(10_000, priced(adult), { rule }), false))).toEqual([])
})

test('prices of an option are older by what is in it alone, without what may be ticked', () => {
  const units = priced(adult, { ...adult, option: 'B' })
  const typed = stampHandPrices(draft(10_000), draft(10_000, units, { options: ['B'] }), false)
  expect(older(stampHandPrices(typed, draft(12_000, units, { options: ['B'] }), false))).toEqual(['B'])
  const optional = stampHandPrices(draft(10_000), draft(10_000, units, { optional: true }), false)
  expect(older(stampHandPrices(optional, draft(12_000, units, { optional: true }), false))).toEqual([])
})

test('who travels free has no unit, and a room alone of one stay is enough for one', () => {
  const [first, second] = draftOf(1).party
  if (!first || !second) throw new Error('Nobody travels')
  const party = [
    { ...first, age: 9 },
    { ...second, pays: false },
  ]
  expect(unitClasses({ ...draftOf(1), party })).toEqual([{ line: 'base', childOf: 9 }])
  const stay = { ...draft(10_000).items[0], rooms: [[1], [2]] } as TripItem
  expect(unitClasses({ ...draftOf(1), items: [stay] })).toEqual([{ line: 'base', childOf: null }, { line: 'single' }])
})

test('a unit remembers the cost at which its own class was typed in its own option', () => {
  const single: UnitByHand = { option: 'A', line: 'single', unitMinor: 20_000, reason: 'As agreed' }
  const child: UnitByHand = { ...adult, line: 'base', childOf: 9 }
  const typed = stampHandPrices(draft(10_000), draft(10_000, priced(adult)), false)
  for (const other of [single, child, { ...adult, option: 'B' as const }]) {
    const units = stampHandPrices(typed, draft(12_000, priced(adult, other)), false).pricing.unitsByHand
    expect(units?.map(({ netCostMinor }) => netCostMinor)).toEqual([10_000, 12_000])
  }
  const alone = stampHandPrices(draft(10_000), draft(10_000, priced(single)), false)
  expect(stampHandPrices(alone, draft(12_000, priced(single)), false).pricing.unitsByHand).toMatchObject([
    { netCostMinor: 10_000 },
  ])
})

test('an item whose reason is another one was typed anew, and without a price by hand nothing changes', () => {
  const rule: PriceRule = { sellMinor: 30_000, reason: 'As agreed' }
  const typed = stampHandPrices(draft(10_000), draft(10_000, {}, { rule }), false)
  const again = draft(12_000, {}, { rule: { ...rule, reason: 'Asked again' } })
  expect(older(stampHandPrices(typed, again, false))).toEqual([])
  const plain = draft(10_000, {}, { rule: { markupBp: 1_000 } })
  expect(stampHandPrices(plain, plain, true)).toEqual(plain)
  // A version of before does not know at which cost a price was typed.
  expect(older(draft(10_000, priced(adult), { rule }))).toEqual([])
})

test('the cost of an option is that of all its items', () => {
  const two = (costMinor: number) => {
    const version = draft(costMinor, priced(adult))
    return { ...version, items: version.items.flatMap((item) => [item, { ...item, id: 'boat', rootId: 'boat' }]) }
  }
  expect(stampHandPrices(draft(10_000), two(10_000), false).pricing.unitsByHand).toMatchObject([{ netCostMinor: 20_000 }])
})
