import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { costOfHand } from '../cost-trip-item.ts'
import { priceVersion } from '../price-version.ts'
import type { ItemFacts, TripItem, TripVersion } from '../trip-version.ts'
import { sendChecks } from './send-checks.ts'

const item = (facts: Partial<ItemFacts>, rest: Partial<TripItem> = {}): TripItem => ({
  ...placeholder(facts),
  ...{ id: facts.title ?? 'item', rootId: facts.title ?? 'item', position: 0, cost: null, passedOn: null, edition: 1 },
  ...rest,
})
const bed = item({ kind: 'stay', source: 'own', title: 'With friends', day: 1, days: 1 })
const version = (change: Partial<TripVersion>): TripVersion => ({ ...draftOf(2), items: [bed], ...change })
const checksOf = (of: TripVersion, by: Partial<Parameters<typeof sendChecks>[2]> = {}) =>
  sendChecks(of, priceVersion(of), { today: '2027-03-12', differences: [], short: [], contracts: new Map(), ...by })
const paidIn = (currency: 'EUR', asOf: string | undefined) =>
  version({
    items: [
      bed,
      item(
        { source: 'hand', title: 'A boat', hand: { currency, amountMinor: 100, reason: 'asked' } },
        { passedOn: { kind: 'flight', units: [{ who: [1, 2], unitMinor: 50 }] } },
      ),
    ],
    fx: { microsPerUsd: {}, bufferBp: 300, asOf: asOf ? { [currency]: asOf } : {} } as never,
  })

test('nothing stands against what is whole', () => {
  expect(checksOf(version({}))).toEqual({ faults: [], warnings: [] })
})

test('what is still to be found, and what has no cost, is not sent; what the customer arranges is', () => {
  const { faults } = checksOf(
    version({ items: [bed, item({ title: 'A walk', day: 2 }), item({ source: 'hand', title: 'Rafts', day: 2 })] }),
  )
  expect(faults).toEqual([
    { reason: 'placeholder', item: 'A walk', title: 'A walk', day: 2 },
    { reason: 'no-cost', item: 'Rafts', title: 'Rafts', day: 2 },
  ])
})

test.each([
  [undefined, 'faults', { reason: 'no-fx', currency: 'EUR' }],
  ['2027-02-08', 'faults', { reason: 'fx-too-old', currency: 'EUR' }],
  ['2027-03-04', 'warnings', { warning: 'fx-old', currency: 'EUR' }],
] as const)('an exchange rate of %s is one of the %s', (asOf, of, found) => {
  expect(checksOf(paidIn('EUR', asOf))[of]).toEqual([found])
})

test('an exchange rate of seven days ago is fresh', () => {
  expect(checksOf(paidIn('EUR', '2027-03-05'))).toEqual({ faults: [], warnings: [] })
})

test('two beds in a night are a fault; none needs a reason', () => {
  const twice = checksOf(version({ items: [bed, { ...bed, id: 'hotel', rootId: 'hotel' }] }))
  expect(twice.faults).toEqual([{ reason: 'two-beds', option: 'A', night: 1, who: [1, 2] }])
  expect(checksOf(version({ items: [] })).warnings).toEqual([{ warning: 'no-bed', option: 'A', night: 1, who: [1, 2] }])
})

test('a day on the road without a vehicle needs a reason', () => {
  const days = draftOf(2).days.map((day) => (day.day === 2 ? { ...day, fromPlaceId: 'kigali', toPlaceId: 'kinigi' } : day))
  expect(checksOf(version({ days })).warnings).toEqual([{ warning: 'road-gap', lacks: 'vehicle', days: [2] }])
})

test('beside others an option needs a title', () => {
  const [first] = draftOf(2).options
  const options = [first, { ...first, letter: 'B', title: '' }] as TripVersion['options']
  expect(checksOf(version({ options })).faults).toEqual([{ reason: 'untitled-option', option: 'B' }])
})

test('costs that are others today, and rooms that are gone, need a reason', () => {
  const differences = [{ option: 'A' as const, moreMinor: -1_200 }]
  expect(checksOf(version({}), { differences }).warnings).toEqual([{ warning: 'costs-changed', differences }])
  const short = { title: 'Fig Shore Lodge: Twin (FB)', night: 1, wanted: 2, left: 1 }
  expect(checksOf(version({}), { short: [{ item: 'bed', ...short }] }).warnings).toEqual([{ warning: 'rooms-short', ...short }])
})

test('a version without a price is a fault, and an option by itself needs no title', () => {
  const party = version({}).party.map((one) => ({ ...one, pays: false }))
  expect(checksOf(version({ party })).faults).toEqual([{ reason: 'no-price', refusal: { reason: 'nobody-pays' } }])
  const options = version({}).options.map((option) => ({ ...option, title: '' }))
  expect(checksOf(version({ options })).faults).toEqual([])
})

test('an option that leaves little, or less than nothing, needs a reason; an item that leaves less than nothing needs none', () => {
  const hand = { currency: 'USD', amountMinor: 100_000, reason: 'By telephone' } as const
  const sold = (id: string, ruleOf: TripItem['rule'], amountMinor = 100_000): TripItem => {
    const facts = item({ source: 'hand', title: id, hand: { ...hand, amountMinor }, rule: ruleOf })
    const costed = costOfHand(version({}), facts, { ...hand, amountMinor }, version({}).fx)
    if ('refusal' in costed) throw new Error(costed.refusal.reason)
    return { ...facts, ...costed }
  }
  const warningsAt = (...items: TripItem[]) => checksOf(version({ items: [bed, ...items] })).warnings
  expect(warningsAt(sold('Boat', { markupBp: 1_000 }))).toEqual([{ warning: 'low-margin', option: 'A' }])
  expect(warningsAt(sold('Boat', { markupBp: -1_000 }))).toEqual([{ warning: 'loss', option: 'A' }])
  expect(warningsAt(sold('Boat', { markupBp: 5_000 }), sold('Oar', { markupBp: -1_000 }, 1_000))).toEqual([])
})
