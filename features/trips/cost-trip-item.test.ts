import { expect, test } from 'vitest'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { bookOf, room } from '#tests/support/costed-books.ts'
import { couple, draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { costOfFee, costOfHand, costOfService, estimateOfService } from './cost-trip-item.ts'
import type { TripTraveller } from './party.ts'
import { passedOnMinor } from './passed-on.ts'

const book = bookOf({ ...room, basis: 'person-night' }, { children: [{ from: 0, to: 11, percent: 50 }] }, [
  { amountMinor: 20_000 },
])
const stay = placeholder({ kind: 'stay', source: 'service', serviceId: 1, days: 3 })

/** What three nights from a day of the trip on cost for a couple and a child who was born on a day. */
function costOf(bornOn: string, day: number, startsOn = '2027-07-06'): number | undefined {
  const [first] = couple
  if (!first) throw new Error('Nobody travels')
  const version = {
    ...draftOf(9),
    startsOn,
    party: [...couple, { ...first, position: 3, bornOn, age: null }],
    rooms: [[1, 2, 3]],
  }
  const found = costOfService(version, { ...stay, day }, book, version.fx)
  return 'refusal' in found ? undefined : found.cost?.netCostMinor
}
const [half, whole] = [3 * 50_000, 3 * 60_000]

test('a child pays by the age on each arrival: that day counts, and a stay keeps the age of its arrival', () => {
  // Day 4 is 9 July 2027, when it turns 12.
  expect(costOf('2015-07-09', 1)).toBe(half)
  expect(costOf('2015-07-09', 4)).toBe(whole)
  expect(costOf('2015-07-09', 5)).toBe(whole)
  expect(costOf('2015-07-09', 2)).toBe(half)
})

test('29 February is a day like another, and a child who was born on one is older on 1 March of a common year', () => {
  expect(costOf('2016-02-29', 1, '2028-02-29')).toBe(whole)
  expect(costOf('2016-02-29', 1, '2028-02-28')).toBe(half)
  expect([costOf('2015-03-01', 1, '2027-02-28'), costOf('2015-03-01', 2, '2027-02-28')]).toEqual([half, whole])
})

const draft = draftOf(9)
/** The net cost of something by a book, or why it has none. */
function netOf(of: Parameters<typeof bookOf>[0], facts: Parameters<typeof placeholder>[0]) {
  const counted = bookOf(of, {}, [{ amountMinor: 10_000 }])
  const found = costOfService(draft, placeholder({ source: 'service', serviceId: 1, ...facts }), counted, draft.fx)
  return 'refusal' in found ? found.refusal : found.cost?.netCostMinor
}

test('who takes part, vehicles, kilometres and a number are what an item says, and else what its service takes', () => {
  expect(netOf({ basis: 'person' }, {})).toBe(20_000)
  expect(netOf({ basis: 'person' }, { who: [2] })).toBe(10_000)
  expect(netOf({ basis: 'person' }, { day: 9 })).toBe(20_000)
  expect(netOf({ basis: 'vehicle-day', seats: 4 }, {})).toBe(10_000)
  expect(netOf({ basis: 'vehicle-day', seats: 4 }, { vehicles: 3 })).toBe(30_000)
  expect(netOf({ basis: 'km' }, {})).toEqual({ reason: 'kilometres-missing' })
  expect(netOf({ basis: 'km' }, { kilometres: 7 })).toBe(70_000)
  expect(netOf({ kind: 'guide', basis: 'group' }, { kind: 'guide' })).toBe(10_000)
  expect(netOf({ kind: 'guide', basis: 'group' }, { kind: 'guide', quantity: 3 })).toBe(30_000)
  expect(netOf({ basis: 'item' }, {})).toBe(10_000)
  expect(netOf({ basis: 'item' }, { quantity: 5 })).toBe(50_000)
})

test('a stay is in its own rooms or in those of the trip, without who takes no part', () => {
  const byRoom = { ...room, basis: 'room-night' } as const
  expect(netOf(byRoom, { kind: 'stay' })).toBe(10_000)
  expect(netOf(byRoom, { kind: 'stay', rooms: [[1], [2]] })).toBe(20_000)
  expect(netOf(byRoom, { kind: 'stay', rooms: [[1], [2]], who: [1] })).toBe(10_000)
})

test('a flight is passed on as it costs, without a buffer, by head, the first ones a cent more where it does not part', () => {
  const fx = { microsPerUsd: { EUR: 500_000 }, bufferBp: 300, asOf: {} }
  const flight = placeholder({ kind: 'flight', source: 'hand' })
  const hand = { currency: 'USD', amountMinor: 10_001, reason: 'By telephone' } as const
  expect(costOfHand(draft, flight, hand, fx)).toEqual({
    cost: null,
    passedOn: {
      ...{ kind: 'flight', currency: 'USD' },
      units: [
        { who: [1], unitMinor: 5_001 },
        { who: [2], unitMinor: 5_000 },
      ],
    },
  })
  expect(costOfHand(draft, flight, { ...hand, currency: 'EUR', amountMinor: 10_000 }, fx)).toMatchObject({
    passedOn: { currency: 'EUR', units: [{ who: [1, 2], unitMinor: 10_000 }] },
  })
  expect(costOfHand(draft, flight, { ...hand, currency: 'KES' }, fx)).toEqual({ refusal: { reason: 'no-fx', currency: 'KES' } })
  const flown = bookOf({ basis: 'person', kind: 'flight' }, { currency: 'EUR' }, [{ amountMinor: 10_000 }])
  const served = { ...flight, source: 'service', serviceId: 1 } as const
  expect(costOfService(draft, served, flown, fx)).toEqual({
    cost: null,
    passedOn: { kind: 'flight', currency: 'EUR', units: [{ who: [1, 2], unitMinor: 20_000 }] },
  })
})

test('a cost by hand is of its day and for who takes part, with the buffer', () => {
  const fx = { microsPerUsd: { EUR: 500_000 }, bufferBp: 300, asOf: {} }
  const hand = { currency: 'EUR', amountMinor: 10_000, reason: 'By telephone' } as const
  const found = costOfHand(draft, placeholder({ source: 'hand', day: 3, who: [2] }), hand, fx)
  const none = { levyMinor: 0, vatAddedMinor: 0, vatBackMinor: 0 }
  const sums = { costMinor: 20_600, vatBackMinor: 0, netCostMinor: 20_600 }
  expect(found).toEqual({
    cost: {
      parts: [
        {
          ...{ contractId: null, contract: 'By telephone', currency: 'EUR', beforeTaxMinor: 10_000, costMinor: 10_000, ...none },
          usd: { costMinor: 20_600, vatBackMinor: 0 },
        },
      ],
      lines: [{ part: 0, day: '2027-07-08', what: 'unit', units: 1, unitMinor: 10_000, who: [2] }],
      ...sums,
    },
    passedOn: null,
  })
})

test('a fee is for those who take part, and refused for who is too young on its day', () => {
  const fee: VisitorFee = {
    ...{
      id: 'trek',
      kind: 'permit',
      unit: 'traveller',
      parkId: null,
      name: 'Permit',
      minimumAge: 15,
      asOf: 2027,
      confidence: 'high',
    },
    ...{ foreignMinor: 150_000, residentMinor: null, africanMinor: null, eacMinor: null },
  }
  const [first] = couple
  if (!first) throw new Error('Nobody travels')
  // On day 3, 8 July 2027, the third traveller turns 15.
  const party: TripTraveller[] = [...couple, { ...first, position: 3, age: null, bornOn: '2012-07-08' }]
  const version = { ...draft, party }
  const charged = (facts: Parameters<typeof placeholder>[0]) => {
    const found = costOfFee(version, placeholder({ kind: 'fee', source: 'fee', ...facts }), fee)
    return 'refusal' in found ? found.refusal : [found.cost, found.passedOn && passedOnMinor(found.passedOn)]
  }
  expect(charged({ day: 2 })).toEqual({ reason: 'too-young', least: 15, positions: [3] })
  party.push({ ...first, position: 4, age: 9, bornOn: null })
  expect(charged({ day: 2 })).toEqual({ reason: 'too-young', least: 15, positions: [3, 4] })
  party.pop()
  expect(charged({ day: 3 })).toEqual([null, 450_000])
  expect(charged({ day: 2, who: [1, 2] })).toEqual([null, 300_000])
})

test('what the year before says is marked as an estimate, a stay and a flight alike, and is none where there is a rate', () => {
  const estimate = (of: Parameters<typeof bookOf>[0], facts: Parameters<typeof placeholder>[0], startsOn: string) => {
    const known = bookOf(of, { validTo: '2027-12-31' }, [{ amountMinor: 10_000, to: '2027-12-31' }])
    return estimateOfService(
      { ...draft, startsOn },
      placeholder({ source: 'service', serviceId: 1, ...facts }),
      known,
      draft.fx,
      600,
    )
  }
  const estimated = { year: 2027, upliftBp: 600 }
  expect(estimate({ basis: 'person' }, {}, '2028-07-06')).toMatchObject({
    cost: { netCostMinor: 21_200, estimated },
    passedOn: null,
  })
  expect(estimate({ basis: 'person', kind: 'flight' }, { kind: 'flight' }, '2028-07-06')).toMatchObject({
    cost: null,
    passedOn: { units: [{ unitMinor: 10_600 }], estimated },
  })
  expect(estimate({ basis: 'person' }, {}, '2027-07-06')).toBeUndefined()
})
