import { expect, test } from 'vitest'
import { costOfParts, firstOption, itemOf, partyOf, tripOf } from '#tests/support/small-trips.ts'
import { isRuleAllowed } from '../price-rule.ts'
import { priceTrip } from './price-trip.ts'

const refusalOf = (...trip: Parameters<typeof tripOf>) => {
  const found = priceTrip(tripOf(...trip))
  return found.done ? undefined : found.refusal
}
const cost = costOfParts([100])
const fee = (unitMinor: number, who = [1]) => ({ kind: 'park-fee' as const, units: [{ who, unitMinor }] })

test('somebody must pay', () => {
  const free = partyOf(40, 8).map((one) => ({ ...one, pays: false }))
  expect(refusalOf(free, [])).toEqual({ reason: 'nobody-pays' })
  expect(refusalOf([], [])).toEqual({ reason: 'nobody-pays' })
  expect(refusalOf(partyOf(40), [])).toBeUndefined()
})

test('an item is for somebody who travels, and its cost of who takes part', () => {
  expect(refusalOf(partyOf(40), [itemOf({ who: [] })])).toEqual({ reason: 'item-for-nobody', item: '1' })
  expect(refusalOf(partyOf(40), [itemOf({ who: [1, 2] })])).toEqual({ reason: 'traveller-gone', item: '1', position: 2 })
  const others = costOfParts([100], [{ unitMinor: 100, who: [2] }])
  expect(refusalOf(partyOf(40, 40), [itemOf({ who: [1], cost: others })])).toEqual({
    reason: 'traveller-gone',
    item: '1',
    position: 2,
  })
  expect(refusalOf(partyOf(40, 40), [itemOf({ who: [1], passedOn: fee(100, [1, 2]) })])).toEqual({
    reason: 'traveller-gone',
    item: '1',
    position: 2,
  })
})

test.each([
  [{ markupBp: -5_000 }, { markupBp: -5_001 }],
  [{ markupBp: 30_000 }, { markupBp: 30_001 }],
  [{ marginBp: -10_000 }, { marginBp: -10_001 }],
  [{ marginBp: 9_000 }, { marginBp: 9_001 }],
  [{ marginBp: 9_000 }, { marginBp: 10_000 }],
  [
    { sellMinor: 0, reason: '' },
    { sellMinor: -1, reason: '' },
  ],
  [
    { sellMinor: 100_000_000, reason: '' },
    { sellMinor: 100_000_001, reason: '' },
  ],
])('a rule of %j is allowed, and one of %j is not', (rule, outside) => {
  expect(isRuleAllowed(rule)).toBe(true)
  expect(refusalOf(partyOf(40), [itemOf({ who: [1], cost, rule })])).toBeUndefined()
  expect(refusalOf(partyOf(40), [itemOf({ who: [1], cost, rule: outside })])).toEqual({ reason: 'rule-outside', item: '1' })
  expect(refusalOf(partyOf(40), [itemOf({ who: [1], passedOn: fee(100), rule: outside })])).toBeUndefined()
})

test('a unit is at most a million dollars, of what we sell, of what may be ticked and of what is passed on', () => {
  const [most, more] = [100_000_000, 100_000_001]
  const tooLarge = { reason: 'too-large', of: 'unit', mostMinor: most }
  for (const optional of [false, true]) {
    expect(refusalOf(partyOf(40), [itemOf({ who: [1], optional, cost: costOfParts([most]) })])).toBeUndefined()
    expect(refusalOf(partyOf(40), [itemOf({ who: [1], optional, cost: costOfParts([more]) })])).toEqual(tooLarge)
    expect(refusalOf(partyOf(40), [itemOf({ who: [1], optional, passedOn: fee(more) })])).toEqual(tooLarge)
  }
  const unitsByHand = [{ option: 'A', line: 'base', childOf: null, unitMinor: more, reason: '' }] as const
  expect(refusalOf(partyOf(40), [itemOf({ who: [1], cost })], { unitsByHand })).toEqual(tooLarge)
})

test('a total with everything ticked is at most ten thousand million dollars', () => {
  const party = partyOf(...Array.from({ length: 50 }, () => 40))
  const who = party.map(({ position }) => position)
  const items = Array.from({ length: 200 }, (_, at) =>
    itemOf({ id: String(at), who, optional: at > 0, passedOn: fee(100_000_000, who) }),
  )
  expect(refusalOf(party, items)).toBeUndefined()
  expect(refusalOf(party, [...items, itemOf({ id: 'one more', who, optional: true, passedOn: fee(1, [1]) })])).toEqual({
    reason: 'too-large',
    of: 'total',
    mostMinor: 1_000_000_000_000,
  })
})

const warningsOf = (...trip: Parameters<typeof tripOf>) => firstOption(tripOf(...trip)).margins.warnings

test('staff are warned of an option under 15%, and of a loss of an item and of the whole', () => {
  const sold = (sellMinor: number, more = {}) =>
    itemOf({ who: [1], cost: costOfParts([8_500]), rule: { sellMinor, reason: '' }, ...more })
  expect(warningsOf(partyOf(40), [sold(10_000)])).toEqual([])
  expect(warningsOf(partyOf(40), [sold(9_999)])).toEqual([{ warning: 'low-margin' }])
  expect(warningsOf(partyOf(40), [sold(8_500)])).toEqual([{ warning: 'low-margin' }])
  expect(warningsOf(partyOf(40), [sold(8_499)])).toEqual([
    { warning: 'loss', item: null },
    { warning: 'loss', item: '1' },
  ])
  expect(warningsOf(partyOf(40), [sold(8_499), sold(20_000, { id: '2' })])).toEqual([{ warning: 'loss', item: '1' }])
  expect(warningsOf(partyOf(40), [sold(8_499, { optional: true })])).toEqual([{ warning: 'loss', item: '1' }])
})

test('staff are warned of a unit above what its supplier publishes, in dollars at the rate of its cost', () => {
  const rackOf = (rackMinor: number, more: object = {}, unitMinor = 1_000) => {
    const lines = [
      { unitMinor, units: 2, who: [1], rackMinor },
      { unitMinor: 500, units: -1, what: 'free' as const, who: [1] },
    ]
    const costed = costOfParts([1_000], lines)
    const [part] = costed.parts
    // A currency of which two are a dollar: 2,000 less 500 of it, which is 750 in dollars.
    const other = { part: 1, day: '2027-07-06', what: 'unit', units: 1, unitMinor: 7, who: [1] } as const
    if (part)
      costed.parts = [
        { ...part, costMinor: 1_500, usd: { costMinor: 750, vatBackMinor: 150 }, ...more },
        { ...part, usd: { costMinor: 0, vatBackMinor: 0 } },
      ]
    costed.lines = [...costed.lines, other]
    return warningsOf(partyOf(40), [
      itemOf({ who: [1], cost: { ...costed, netCostMinor: 600 }, rule: { sellMinor: 1_000, reason: '' } }),
    ])
  }
  // Both units sell for 1,000 together, 500 each, which is 1,000 of the currency.
  expect(rackOf(1_000)).toEqual([])
  expect(rackOf(999)).toEqual([{ warning: 'above-rack', item: '1' }])
  expect([rackOf(1, { costMinor: 0 }), rackOf(1, {}, 0)]).toEqual([[], []])
})
