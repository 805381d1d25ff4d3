import { describe, expect, test } from 'vitest'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { costOfParts, firstOption, itemOf, partyOf, tripOf } from '#tests/support/small-trips.ts'
import { defaultPricing } from '#tests/support/tailored-items.ts'
import { fraction } from './fraction.ts'
import { priceTrip } from './price-trip.ts'
import { ruleOf, sellOf, vatBpOf } from './sell.ts'
import { vatInside } from './vat.ts'

const row = ({ kind, label, quantity, unitMinor }: PriceLine) => `${kind} ${label} ${quantity} × ${unitMinor}`
const rows = (...trip: Parameters<typeof tripOf>) => firstOption(tripOf(...trip)).lines.map(row)
const everybody = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('8: what an item sells for', () => {
  test('a mark-up is on the net cost, a margin of the price without VAT, an amount by hand as it is', () => {
    expect(sellOf(100_000, { markupBp: 2_500 }, 1_800)).toBe(147_500n)
    expect(sellOf(100_000, { marginBp: 2_000 }, 1_800)).toBe(147_500n)
    expect(sellOf(100_000, { markupBp: 2_500 }, 0)).toBe(125_000n)
    expect(sellOf(100_000, { marginBp: 2_000 }, 0)).toBe(125_000n)
    expect(sellOf(100_000, { sellMinor: 99_999, reason: 'As agreed' }, 1_800)).toBe(99_999n)
    expect(sellOf(1, { markupBp: 5_000 }, 0)).toBe(2n)
  })

  test('the rule is the own one of the item, else that of its kind, else that of the trip; the VAT is that of where it is', () => {
    const [own, pricing] = [{ markupBp: 1 }, { ...defaultPricing, rule: { markupBp: 3 }, byKind: { guide: { markupBp: 2 } } }]
    expect(ruleOf({ rule: own, kind: 'guide' }, pricing)).toEqual(own)
    expect(ruleOf({ rule: null, kind: 'guide' }, pricing)).toEqual({ markupBp: 2 })
    expect(ruleOf({ rule: null, kind: 'meal' }, pricing)).toEqual({ markupBp: 3 })
    const vat = { ...pricing, vatHomeBp: 1_800, vatAbroadBp: 1_600 }
    expect([vatBpOf({ isAbroad: false }, vat), vatBpOf({ isAbroad: true }, vat)]).toEqual([1_800, 1_600])
  })
})

describe('9: shares', () => {
  test('what is somebody’s own is theirs, and what is for all together goes by the child’s share', () => {
    const cost = costOfParts(
      [500],
      [
        { unitMinor: 100, units: 2, who: [1] },
        { unitMinor: 50, who: [3] },
        { unitMinor: 250, who: [1, 2, 3] },
      ],
    )
    expect(rows(partyOf(40, 40, 8), [itemOf({ who: [1, 2, 3], cost })])).toEqual([
      'base Traveller 1 × 300',
      'base Traveller 1 × 100',
      'base Child of 8 1 × 100',
    ])
  })

  test.each([
    [
      [40, 8],
      ['base Traveller 1 × 100', 'base Child of 8 1 × 75'],
    ],
    [
      [40, 40, 8, 3],
      ['base Travellers 2 × 64', 'base Child of 8 1 × 32', 'base Child of 3 1 × 16'],
    ],
    [
      [40, 1],
      ['base Traveller 1 × 175', 'base Child of 1 1 × 0'],
    ],
  ])('of a party of %j what is for all is split by age', (ages, expected) => {
    const cost = costOfParts([175])
    expect(rows(partyOf(...ages), [itemOf({ who: everybody(ages.length), cost })])).toEqual(expected)
  })

  test('what is for infants alone is theirs evenly', () => {
    expect(rows(partyOf(40, 1, 0), [itemOf({ who: [2, 3], cost: costOfParts([90]) })])).toEqual([
      'base Traveller 1 × 0',
      'base Child of 1 1 × 45',
      'base Child of 0 1 × 45',
    ])
  })

  test('free places make all shares less alike', () => {
    const lines = [
      { unitMinor: 60, who: [1] },
      { unitMinor: 40, who: [2] },
      { unitMinor: 50, units: -1, what: 'free' as const, who: [1, 2] },
    ]
    expect(rows(partyOf(40, 40), [itemOf({ who: [1, 2], cost: costOfParts([50], lines) })])).toEqual([
      'base Traveller 1 × 30',
      'base Traveller 1 × 20',
    ])
  })

  test('each of two contracts has as much of the price as of the net cost, whatever the currency of its components is', () => {
    const cost = costOfParts(
      [300, 100],
      [
        { part: 0, unitMinor: 900_000, who: [1] },
        { part: 1, unitMinor: 7, who: [2] },
      ],
    )
    expect(rows(partyOf(40, 40), [itemOf({ who: [1, 2], cost, rule: { sellMinor: 800, reason: '' } })])).toEqual([
      'base Traveller 1 × 600',
      'base Traveller 1 × 200',
    ])
    // 300 of which 200 comes back is as much as the other.
    const parts = cost.parts.map((part, at) => (at === 0 ? { ...part, usd: { costMinor: 300, vatBackMinor: 200 } } : part))
    const back = { ...cost, parts, netCostMinor: 200 }
    expect(rows(partyOf(40, 40), [itemOf({ who: [1, 2], cost: back })])).toEqual(['base Travellers 2 × 100'])
  })

  test('a price by hand of what costs nothing, and components that cost nothing, are for all', () => {
    const rule = { sellMinor: 80, reason: 'A favour' }
    const free = costOfParts([0], [{ unitMinor: 0, who: [1] }])
    const onlyFree = costOfParts([80], [{ unitMinor: 0, who: [1] }])
    for (const cost of [free, onlyFree, costOfParts([])])
      expect(rows(partyOf(40, 40), [itemOf({ who: [1, 2], cost, rule })])).toEqual(['base Travellers 2 × 40'])
  })
})

describe('10 and 11: rooms alone, and who travels free', () => {
  const alone = (unitMinor: number, sharingMinor: number, who: number, units = 1) =>
    ({ what: 'single', unitMinor, sharingMinor, units, who: [who] }) as const

  test('a room alone is what is paid above sharing over all nights, and never below nothing', () => {
    const cost = costOfParts([260], [alone(100, 60, 1), alone(30, 40, 1, 2), { what: 'sharing', unitMinor: 100, who: [2] }])
    expect(rows(partyOf(40, 40), [itemOf({ who: [1, 2], cost })])).toEqual([
      'base Traveller 1 × 140',
      'base Traveller 1 × 100',
      'single A room alone 1 × 20',
    ])
    const dearer = costOfParts([100], [alone(100, 120, 1)])
    expect(rows(partyOf(40), [itemOf({ who: [1], cost: dearer })])).toEqual(['base Traveller 1 × 100'])
  })

  test('a room alone that costs nothing is for all like anything without components', () => {
    expect(rows(partyOf(40), [itemOf({ who: [1], cost: costOfParts([10], [alone(0, 5, 1)]) })])).toEqual([
      'base Traveller 1 × 10',
    ])
  })

  const withFree = partyOf(40, 40, 8).map((one) => ({ ...one, pays: one.position !== 2 }))

  test('who travels free leaves their base in proportion to those of the others, and keeps the room alone', () => {
    const cost = costOfParts([400], [{ unitMinor: 100, who: [1] }, { unitMinor: 100, who: [3] }, alone(200, 150, 2)])
    expect(rows(withFree, [itemOf({ who: [1, 2, 3], cost })])).toEqual([
      'base Traveller 1 × 175',
      'base Child of 8 1 × 175',
      'base Free leader place 1 × 0',
      'single A room alone 1 × 50',
    ])
  })

  test('what only they take is split by weight, and their VAT goes with it', () => {
    const item = itemOf({ who: [2], cost: costOfParts([300]), isAbroad: true, rule: { sellMinor: 300, reason: '' } })
    const { lines } = firstOption(tripOf(withFree, [item], { pricing: { vatHomeBp: 1_800, vatAbroadBp: 10_000 } }))
    expect(lines.map((line) => [row(line), line.vatMinor])).toEqual([
      ['base Traveller 1 × 200', 100],
      ['base Child of 8 1 × 100', 50],
      ['base Free leader place 1 × 0', 0],
    ])
    const ticked = firstOption(tripOf(withFree, [{ ...item, optional: true }])).optional
    expect(ticked.map(({ lines: own }) => own.map(row))).toEqual([['extra Item 1 × 200', 'extra Item 1 × 100']])
  })

  test('two who travel free are one line', () => {
    const free = partyOf(40, 40, 8).map((one) => ({ ...one, pays: one.position === 1 }))
    expect(rows(free, [itemOf({ who: [1], cost: costOfParts([50]) })])).toEqual([
      'base Traveller 1 × 50',
      'base Free leader places 2 × 0',
    ])
  })
})

describe('12: lines', () => {
  const own = (who: number, unitMinor: number) => ({ unitMinor, who: [who] })
  const cost = costOfParts([401], [own(1, 100), own(2, 100), own(3, 101), own(4, 50), own(5, 50)])
  const party = partyOf(40, 35, 12, 8, 5)
  const item = itemOf({ who: everybody(5), cost })

  test('one kind with equal amounts is one line, adults first, the oldest child next, the dearest first; units are rounded up to the step', () => {
    expect(rows(party, [item])).toEqual([
      'base Traveller 1 × 101',
      'base Travellers 2 × 100',
      'base Child of 8 1 × 50',
      'base Child of 5 1 × 50',
    ])
    expect(rows(party, [item], { pricing: { stepMinor: 100 } })).toEqual([
      'base Traveller 1 × 200',
      'base Travellers 2 × 100',
      'base Child of 8 1 × 100',
      'base Child of 5 1 × 100',
    ])
  })

  test('what differs only by what is rounded away is one line', () => {
    expect(rows(party, [item], { pricing: { stepMinor: 1_000 } })[0]).toBe('base Travellers 3 × 1000')
  })

  test('a unit by hand is that of its kind in its option alone, and makes one line of it', () => {
    const reason = 'As agreed'
    const unitsByHand = [
      { option: 'A', line: 'base', childOf: null, unitMinor: 90, reason },
      { option: 'A', line: 'base', childOf: 5, unitMinor: 0, reason },
      { option: 'B', line: 'base', childOf: 8, unitMinor: 1, reason },
    ] as const
    expect(rows(party, [item], { unitsByHand })).toEqual([
      'base Travellers 3 × 90',
      'base Child of 8 1 × 50',
      'base Child of 5 1 × 0',
    ])
  })

  test('rooms alone have a unit by hand too, and are one line with it', () => {
    const alone = (who: number, sharingMinor: number) => ({ what: 'single' as const, unitMinor: 100, sharingMinor, who: [who] })
    const stay = itemOf({ who: [1, 2], cost: costOfParts([200], [alone(1, 60), alone(2, 50)]) })
    expect(rows(partyOf(40, 40), [stay]).slice(2)).toEqual(['single A room alone 1 × 50', 'single A room alone 1 × 40'])
    const unitsByHand = [
      { option: 'A', line: 'base', childOf: null, unitMinor: 30, reason: '' },
      { option: 'A', line: 'single', unitMinor: 45, reason: '' },
    ] as const
    expect(rows(partyOf(40, 40), [stay], { unitsByHand })).toEqual(['base Travellers 2 × 30', 'single Rooms alone 2 × 45'])
    const ticked = firstOption(tripOf(partyOf(40, 40), [{ ...stay, optional: true }], { unitsByHand })).optional
    expect(ticked[0]?.lines.map(({ amountMinor }) => amountMinor)).toEqual([60, 50, 50, 40])
  })

  test('what may be ticked: by the traveller, a room alone apart; for all together where nothing of it is counted by the head', () => {
    const optional = (who: number[], of: ReturnType<typeof costOfParts>) =>
      firstOption(tripOf(partyOf(40, 40, 8), [itemOf({ who, cost: of, optional: true })])).optional.flatMap(({ lines }) =>
        lines.map((line) => `${row(line)} ${line.reason}`),
      )
    const stay = costOfParts(
      [260],
      [
        { what: 'single', unitMinor: 160, sharingMinor: 100, who: [1] },
        { what: 'room', unitMinor: 100, who: [2, 3] },
      ],
    )
    expect(optional([1, 2, 3], stay)).toEqual([
      'extra Item 1 × 100 For 1 traveller',
      'extra Item 1 × 67 For 1 traveller',
      'extra Item 1 × 34 Child of 8',
      'extra Item 1 × 60 A room alone',
    ])
    expect(optional([1, 2], costOfParts([100], [{ what: 'room', unitMinor: 100, who: [1, 2] }]))).toEqual([
      'extra Item 2 × 50 For 2 travellers',
    ])
    expect(optional([1, 2, 3], costOfParts([101]))).toEqual(['extra Item 1 × 101 For 3 travellers'])
    expect(optional([3], costOfParts([50]))).toEqual(['extra Item 1 × 50 Child of 8'])
    const infant = tripOf(partyOf(40, 1), [
      itemOf({ who: [1, 2], optional: true, cost: costOfParts([70], [{ unitMinor: 70, who: [1] }]) }),
    ])
    expect(firstOption(infant).optional[0]?.lines.map(row)).toEqual(['extra Item 1 × 70', 'extra Item 1 × 0'])
  })
})

describe('13 to 16: discount, VAT, total', () => {
  const item = itemOf({ who: [1], cost: costOfParts([1_000]) })
  const discounted = (percent: number | null, amountMinor: number | null) => {
    const discount = { label: 'Friends', reason: 'Of the house', percent, amountMinor }
    const options = [{ letter: 'A', title: '', text: '', discount }] as const
    const fee = itemOf({ id: 'fee', who: [1], passedOn: { kind: 'permit', units: [{ who: [1], unitMinor: 700 }] } })
    return firstOption(tripOf(partyOf(40), [item, fee], { options }))
  }

  test('it comes off what we sell, in percent or as an amount, and never more than that', () => {
    expect(discounted(3, null).lines.map(row)).toEqual([
      'base Traveller 1 × 1000',
      'discount Friends 1 × -30',
      'permit Item 1 × 700',
    ])
    expect(discounted(null, 250).totalMinor).toBe(1_450)
    expect([discounted(100, null), discounted(null, 9_000)].map(({ totalMinor }) => totalMinor)).toEqual([700, 700])
    expect(discounted(null, null).lines.map(({ kind }) => kind)).toEqual(['base', 'permit'])
    expect(discounted(null, 0).lines.map(({ kind }) => kind)).toEqual(['base', 'permit'])
    expect(discounted(null, 250).lines[1]).toMatchObject({ reason: 'Of the house', amountMinor: -250, refundable: true })
  })

  test('VAT is that of what a line is made of, rounded once; of what is made of nothing that of Rwanda', () => {
    const vat = { vatHomeBp: 1_800, vatAbroadBp: 0 }
    const made = (home: number, abroad: number) => ({ home: fraction(home), abroad: fraction(abroad) })
    expect(vatInside(11_800n, made(1, 0), vat)).toBe(1_800n)
    expect(vatInside(11_800n, made(0, 1), vat)).toBe(0n)
    expect(vatInside(11_800n, made(1, 3), vat)).toBe(450n)
    expect(vatInside(-11_800n, made(1, 3), vat)).toBe(-450n)
    expect(vatInside(11_800n, made(0, 0), vat)).toBe(1_800n)
    expect(vatInside(23_600n, made(1, 1), { vatHomeBp: 1_800, vatAbroadBp: 10_000 })).toBe(1_800n + 5_900n)
  })

  test('an item is in the options that it names, and what the customer arranges in no price', () => {
    const options = (['A', 'B'] as const).map((letter) => ({ letter, title: '', text: '', discount: null }))
    const items = [item, itemOf({ id: '2', who: [1], options: ['B'], cost: costOfParts([50]) }), itemOf({ id: '3', who: [1] })]
    const found = priceTrip(tripOf(partyOf(40), items, { options }))
    expect(found.done && found.value.options.map(({ totalMinor }) => totalMinor)).toEqual([1_000, 1_050])
    expect(found.done && found.value.options[1]?.lines[0]?.reason).toBe(
      '3 days, 2 nights as written: lodging, meals, road and guide, option B',
    )
    expect(found.done && found.value.margins.map(({ letter, items: own }) => [letter, own.length])).toEqual([
      ['A', 1],
      ['B', 2],
    ])
  })
})
