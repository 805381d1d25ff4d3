import { expect, test } from 'vitest'
import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { costDifferences } from '../cost-differences.ts'
import type { FoundCost } from '../cost-trip-item.ts'
import { priceVersion } from '../price-version.ts'
import type { ItemFacts, TripItem, TripVersion } from '../trip-version.ts'
import { checkVersion } from './check-version.ts'
import { isOfCosts, refusesToSend, type VersionCheck } from './version-check.ts'

const today = '2027-03-12'
const itemOf = (facts: Partial<ItemFacts> = {}, more: Partial<TripItem> = {}): TripItem => ({
  ...placeholder(facts),
  ...{ id: 'item', rootId: 'item', position: 1, cost: null, passedOn: null, edition: 1 },
  ...more,
})
/** What is found of a draft of one day with these items. */
const checksOf = (items: readonly TripItem[], version: Partial<TripVersion> = {}) => {
  const draft = { ...draftOf(1), ...version, items }
  return checkVersion(draft, { priced: priceVersion(draft), costs: [], estimates: new Map(), contracts: new Map(), today })
}
const own = { source: 'own' } as const
/** What is found of an item that has a cost, or is passed on at a price, where today it costs otherwise. */
function costChecksOf(was: Partial<TripItem>, now: FoundCost, estimates?: FoundCost) {
  const item = itemOf({ source: 'service', serviceId: 1, kind: 'flight' }, was)
  const draft = { ...draftOf(1), items: [item] }
  const estimated = estimates && !('refusal' in estimates) ? new Map([[item, estimates]]) : new Map()
  const priced = priceVersion({ ...draft, items: [] })
  return checkVersion(draft, { priced, costs: [now], estimates: estimated, contracts: new Map(), today })
}
const costing = (netCostMinor: number, estimated?: Estimate) => {
  const usd = { costMinor: netCostMinor, vatBackMinor: 0 }
  const part = { contractId: 1, contract: 'Contract', currency: 'USD' as const, beforeTaxMinor: netCostMinor, ...usd, usd }
  const sums = { costMinor: netCostMinor, vatBackMinor: 0, netCostMinor, lines: [], ...(estimated && { estimated }) }
  return { cost: { parts: [{ ...part, levyMinor: 0, vatAddedMinor: 0 }], ...sums }, passedOn: null }
}
const flown = (unitMinor: number, estimated?: Estimate) => ({
  cost: null,
  passedOn: { kind: 'flight' as const, units: [{ who: [1, 2], unitMinor }], ...(estimated && { estimated }) },
})
const estimate: Estimate = { year: 2027, upliftBp: 600 }

test('what a supplier holds for us is told from three days before it lapses, and once it has', () => {
  const held = (until: string) => checksOf([itemOf({ ...own, provisional: { reference: 'AB 12', until } })])
  expect(held('2027-03-16')).toEqual([])
  expect(held('2027-03-15')).toEqual([{ check: 'hold-ends', item: 'item', held: { reference: 'AB 12', until: '2027-03-15' } }])
  expect(held('2027-03-12')).toMatchObject([{ check: 'hold-ends' }])
  expect(held('2027-03-11')).toMatchObject([{ check: 'hold-lapsed' }])
  expect(held('2027-03-11').some((check) => refusesToSend(check) || isOfCosts(check))).toBe(false)
})

test('a day on the road without a vehicle is told, and does not refuse to send', () => {
  const days = draftOf(1).days.map((day) => ({ ...day, fromPlaceId: 'kigali', toPlaceId: 'kinigi' }))
  const found = checksOf([], { days })
  expect(found).toEqual([{ check: 'road-gap', lacks: 'vehicle', days: [1] }])
  expect(found.some((check) => refusesToSend(check) || isOfCosts(check))).toBe(false)
})

test('what is still to be found, two beds in a night and nobody who pays refuse to send; a bed that is missing does not', () => {
  const refused = (items: readonly TripItem[], version?: Partial<TripVersion>) =>
    checksOf(items, version).map((check) => [check.check, refusesToSend(check)])
  expect(refused([itemOf()])).toEqual([['placeholder', true]])
  const stay = itemOf({ ...own, kind: 'stay' })
  const two = draftOf(2).days
  expect(refused([], { days: two })).toEqual([['no-bed', false]])
  expect(refused([stay, { ...stay, id: 'other' }], { days: two })).toEqual([['two-beds', true]])
  expect(refused([stay, { ...stay, id: 'other', dayUse: true }], { days: two })).toEqual([])
  const party = draftOf(1).party.map((one) => ({ ...one, pays: false }))
  expect(refused([], { party })).toEqual([['no-price', true]])
})

test('an exchange rate warns from 8 days on and refuses to send from 32 on, also where only a flight was bought by it', () => {
  const flight = itemOf(
    { source: 'hand', kind: 'flight' },
    { passedOn: { kind: 'flight', units: [{ who: [1, 2], unitMinor: 20_000 }], currency: 'KES' } },
  )
  const old = (asOf: string, items = [flight]) =>
    checksOf(items, { fx: { microsPerUsd: { KES: 129_500_000 }, bufferBp: 300, asOf: { KES: asOf } } }).map((check) => [
      check.check,
      refusesToSend(check),
    ])
  expect(old('2027-03-05')).toEqual([])
  expect(old('2027-03-04')).toEqual([['exchange-old', false]])
  expect(old('2027-02-09')).toEqual([['exchange-old', false]])
  expect(old('2027-02-08')).toEqual([['exchange-too-old', true]])
  expect(old('2027-02-08', [])).toEqual([])
})

test('what cannot be taken any more is told where it keeps its cost, and is not sent where it has none', () => {
  const refusal = { reason: 'rate-gap', day: '2027-07-06' } as const
  for (const kept of [costing(10_000), flown(5_000)])
    expect(costChecksOf(kept, { refusal })).toEqual([{ check: 'not-sold', item: 'item', refusal }])
  expect(costChecksOf({}, { refusal })).toEqual([{ check: 'no-cost', item: 'item', refusal, estimate: undefined }])
  expect(costChecksOf({}, { refusal }, costing(10_000, estimate))).toEqual([
    { check: 'no-cost', item: 'item', refusal, estimate },
  ])
})

test('an estimate is told as long as it is one, and how much more it costs once there is a rate', () => {
  const told = [{ check: 'estimated', item: 'item', estimate }]
  expect(costChecksOf(flown(5_000, estimate), flown(5_000, estimate))).toEqual(told)
  expect(costChecksOf(costing(10_000, estimate), costing(10_000, estimate))).toEqual(told)
  expect(costChecksOf(flown(5_000, estimate), flown(5_500))).toEqual([
    { check: 'rate-published', item: 'item', moreMinor: 1_000 },
  ])
  expect(costChecksOf(costing(10_000, estimate), costing(9_000))).toEqual([
    { check: 'rate-published', item: 'item', moreMinor: -1_000 },
    { check: 'rates-changed', differences: [{ option: 'A', moreMinor: -1_000 }] },
  ])
  expect(costChecksOf(flown(5_000), flown(5_500))).toEqual([])
})

test('by how much the rates of today differ is told for all items of an option together, and not where they come to the same', () => {
  expect(costChecksOf(costing(10_000), costing(12_500))).toEqual([
    { check: 'rates-changed', differences: [{ option: 'A', moreMinor: 2_500 }] },
  ])
  expect(costChecksOf(costing(10_000), costing(10_000))).toEqual([])
  const items = ['a', 'b'].map((id) => itemOf({ source: 'service', serviceId: 1 }, { id, ...costing(10_000) }))
  const [first] = draftOf(1).options
  const draft = { ...draftOf(1), items }
  const found = (...costs: FoundCost[]) =>
    checkVersion(draft, { priced: priceVersion(draft), costs, estimates: new Map(), contracts: new Map(), today }).flatMap(
      (check) => (check.check === 'rates-changed' ? check.differences : []),
    )
  expect(found(costing(12_000), costing(9_000))).toEqual([{ option: 'A', moreMinor: 1_000 }])
  expect(found(costing(12_000), costing(8_000))).toEqual([])
  expect(found(costing(12_000))).toEqual([{ option: 'A', moreMinor: 2_000 }])
  // What is in one of several options changes the cost of that one alone.
  const options = [first, { ...first, letter: 'B', title: 'Luxury' }] as TripVersion['options']
  const inB = items.map((item, at) => (at === 0 ? item : { ...item, options: ['B' as const] }))
  expect(costDifferences({ options, items: inB }, [costing(12_000), costing(9_000)])).toEqual([
    { option: 'A', moreMinor: 2_000 },
    { option: 'B', moreMinor: 1_000 },
  ])
})

test('days without a title are told together, and options without one where there are several', () => {
  const [, second, third] = draftOf(3).days
  const days = [
    { ...second, day: 1, title: '' },
    { ...third, day: 2 },
    { ...third, title: '' },
  ] as TripVersion['days']
  const named = (...titles: string[]) =>
    titles.map((title, at) => ({ letter: at === 0 ? 'A' : 'B', title, text: '', discount: null })) as TripVersion['options']
  const titleChecks = (version: Partial<TripVersion>) =>
    checksOf([], version).filter(({ check }) => check === 'days-untitled' || check === 'option-untitled')
  expect(titleChecks({ days })).toEqual([{ check: 'days-untitled', days: [1, 3] }])
  expect(titleChecks({ options: named('') })).toEqual([])
  expect(titleChecks({ options: named('Lodges', '') })).toEqual([{ check: 'option-untitled', option: 'B' }])
})

test('a price by hand that is older than its cost is told of the item and of the option', () => {
  const rule = { sellMinor: 30_000, reason: 'As agreed', netCostMinor: 9_000 }
  const item = itemOf({ source: 'service', serviceId: 1, rule }, costing(10_000))
  const unit = { option: 'A', line: 'base', childOf: null, unitMinor: 20_000, reason: 'As agreed', netCostMinor: 9_000 } as const
  const pricing = { ...draftOf(1).pricing, unitsByHand: [unit] }
  expect(checksOf([item], { pricing })).toEqual([
    { check: 'item-price-older', item: 'item' },
    { check: 'option-price-older', option: 'A' },
  ])
})

test('what refuses to send, and what only those read who may read costs', () => {
  const names = (all: readonly VersionCheck['check'][], is: (check: VersionCheck) => boolean) =>
    all.filter((check) => is({ check } as VersionCheck))
  const every: VersionCheck['check'][] = [
    ...(['placeholder', 'no-cost', 'not-sold', 'no-price', 'no-bed', 'two-beds', 'days-untitled', 'option-untitled'] as const),
    ...(['estimated', 'rate-published', 'item-price-older', 'option-price-older', 'below-rack', 'cancellation-loss'] as const),
    ...(['deposit-above-ours', 'hold-ends', 'hold-lapsed', 'rates-changed', 'exchange-old', 'exchange-too-old'] as const),
  ]
  expect(names(every, refusesToSend)).toEqual([
    'placeholder',
    'no-cost',
    'no-price',
    'two-beds',
    'below-rack',
    'exchange-too-old',
  ])
  expect(names(every, (check) => !isOfCosts(check))).toEqual([
    ...['placeholder', 'no-cost', 'not-sold', 'no-price', 'no-bed', 'two-beds', 'days-untitled', 'option-untitled'],
    ...['estimated', 'hold-ends', 'hold-lapsed'],
  ])
})
