import { describe, expect, test } from 'vitest'
import { bookOf, costOf, levied, room } from '#tests/support/costed-books.ts'
import { vatInside } from '#tests/support/rate-defaults.ts'
import type { Supplement } from '../service-book.ts'
import { allWeekdays } from '../weekdays.ts'
import type { ItemInput, Participant } from './cost-line.ts'

// The two journeys of the rule book, every cost of their tables.
describe('twelve days for two adults and a child who turns 12 on the seventh', () => {
  const before: Participant[] = [
    { position: 1, age: 41, residency: 'foreign' },
    { position: 2, age: 39, residency: 'eac' },
    { position: 3, age: 11, residency: 'foreign' },
  ]
  const after = before.map((one) => (one.position === 3 ? { ...one, age: 12 } : one))
  const stay = (from: string, days: number, participants = before): ItemInput => ({
    from,
    days,
    participants,
    rooms: [[1, 2, 3]],
  })
  const half = [{ from: 0, to: 11, percent: 50 }]
  const sixty = [{ from: 0, to: 11, percent: 60 }]

  test.each([
    [
      'Kigali hotel, with a levy on top',
      bookOf({ ...room, basis: 'room-night' }, levied, [{ amountMinor: 14_000, children: [{ from: 0, to: 11, minor: 3_000 }] }]),
      stay('2027-07-06', 1),
      [17_432, 17_432, 2_593, 14_839],
    ],
    [
      'Akagera lodge',
      bookOf({ ...room, basis: 'person-night' }, { ...vatInside, children: half }, [{ amountMinor: 19_500 }]),
      stay('2027-07-07', 1),
      [48_750, 48_750, 7_436, 41_314],
    ],
    [
      'Volcanoes guest house, in francs',
      bookOf({ ...room, basis: 'person-night' }, { ...vatInside, currency: 'RWF', children: half }, [{ amountMinor: 85_000 }]),
      stay('2027-07-08', 2),
      [425_000, 30_190, 4_605, 25_585],
    ],
    [
      'Volcanoes lodge',
      bookOf({ ...room, basis: 'person-night' }, { ...vatInside, children: half }, [{ amountMinor: 28_500 }]),
      stay('2027-07-08', 2),
      [142_500, 142_500, 21_737, 120_763],
    ],
    [
      'Volcanoes luxury lodge, VAT on top',
      bookOf({ ...room, basis: 'person-night' }, { vat: 'added', vatBp: 1_800, vatReclaimed: true, children: sixty }, [
        { amountMinor: 82_500 },
      ]),
      stay('2027-07-08', 2),
      [506_220, 506_220, 77_220, 429_000],
    ],
    [
      'Queen Elizabeth bandas, in shillings',
      bookOf({ ...room, basis: 'person-night' }, { currency: 'UGX', children: half }, [{ amountMinor: 310_000 }]),
      stay('2027-07-10', 2),
      [1_550_000, 43_149, 0, 43_149],
    ],
    [
      'Queen Elizabeth lodge, dearer on Saturday',
      bookOf({ ...room, basis: 'person-night' }, { children: sixty }, [
        { amountMinor: 24_000, weekdays: [6] },
        { amountMinor: 21_000, weekdays: [1, 2, 3, 4, 5, 7] },
      ]),
      stay('2027-07-10', 2),
      [117_000, 117_000, 0, 117_000],
    ],
    [
      'Kibale lodge by the room, where the child is 12',
      bookOf({ ...room, basis: 'room-night' }, { currency: 'UGX', children: [{ from: 0, to: 11, minor: 180_000 }] }, [
        { amountMinor: 980_000, thirdMinor: 320_000 },
      ]),
      stay('2027-07-12', 2, after),
      [2_600_000, 72_378, 0, 72_378],
    ],
    [
      'Entebbe guest house, rack less 10%',
      bookOf({ ...room, basis: 'room-night' }, { currency: 'EUR', pricing: 'commissionable', commissionBp: 1_000 }, [
        { amountMinor: 12_500, thirdMinor: 3_500 },
      ]),
      stay('2027-07-14', 1, after),
      [14_400, 16_122, 0, 16_122],
    ],
    [
      'Mara camp, a new season on 16 July, a third adult',
      bookOf({ ...room, basis: 'person-night' }, {}, [
        { amountMinor: 32_000, thirdMinor: 25_600, to: '2027-07-15' },
        { amountMinor: 38_500, thirdMinor: 30_800, from: '2027-07-16' },
      ]),
      stay('2027-07-15', 2, after),
      [197_400, 197_400, 0, 197_400],
    ],
    [
      'car with driver for eight days',
      bookOf({ kind: 'transport', basis: 'vehicle-day', seats: 5 }, vatInside, [{ amountMinor: 18_000 }]),
      { from: '2027-07-07', days: 8, participants: before },
      [144_000, 144_000, 21_966, 122_034],
    ],
    [
      'fuel',
      bookOf({ kind: 'transport', basis: 'km' }, { ...vatInside, currency: 'RWF' }, [{ amountMinor: 520 }]),
      { from: '2027-07-07', days: 8, participants: before, kilometres: 1_420 },
      [738_400, 52_452, 8_001, 44_451],
    ],
    [
      'guide for nine days',
      bookOf({ kind: 'guide', basis: 'group' }, {}, [{ amountMinor: 6_000 }]),
      { from: '2027-07-06', days: 9, participants: before },
      [54_000, 54_000, 0, 54_000],
    ],
    [
      'drives at the camp, by the person',
      bookOf({ kind: 'activity', basis: 'person' }, { currency: 'KES' }, [{ amountMinor: 1_850_000 }]),
      { from: '2027-07-15', days: 1, participants: after },
      [5_550_000, 44_143, 0, 44_143],
    ],
    [
      'cooking class',
      bookOf({ kind: 'activity', basis: 'person' }, { ...vatInside, currency: 'RWF', children: half }, [{ amountMinor: 45_000 }]),
      { from: '2027-07-06', days: 1, participants: before },
      [112_500, 7_991, 1_219, 6_772],
    ],
  ] as const)('%s', (_, book, input, expected) => {
    expect(costOf(book, input)).toEqual([...expected])
  })
})

describe('five days over Christmas for six adults, two of them alone', () => {
  const participants: Participant[] = [1, 2, 3, 4, 5, 6].map((position) => ({ position, age: 40, residency: 'foreign' }))
  const rooms = [[1, 2], [3, 4], [5], [6]]
  const christmas: Supplement = {
    id: 1,
    contractId: 1,
    label: 'Christmas dinner',
    from: '2027-12-24',
    to: '2027-12-25',
    weekdays: allWeekdays,
    per: 'person-night',
    amountMinor: 165_000,
    children: null,
    compulsory: true,
  }

  test.each([
    [
      'Kigali hotel by the room, some alone',
      bookOf({ ...room, basis: 'room-night' }, levied, [{ amountMinor: 15_500, singleMinor: 12_500 }]),
      { from: '2027-12-22', days: 1, participants, rooms },
      [57_424, 57_424, 8_542, 48_882],
    ],
    [
      'Volcanoes lodge by the person, single rates',
      bookOf({ ...room, basis: 'person-night' }, vatInside, [{ amountMinor: 31_500, singleMinor: 42_000 }]),
      { from: '2027-12-23', days: 1, participants, rooms },
      [210_000, 210_000, 32_034, 177_966],
    ],
    [
      'Kisoro lodge with a compulsory supplement',
      bookOf(
        { ...room, basis: 'person-night' },
        { currency: 'UGX' },
        [{ amountMinor: 420_000, singleMinor: 560_000 }],
        [christmas],
      ),
      { from: '2027-12-24', days: 1, participants, rooms },
      [3_790_000, 105_505, 0, 105_505],
    ],
    [
      'two cars, because five sit in one',
      bookOf({ kind: 'transport', basis: 'vehicle-day', seats: 5 }, vatInside, [{ amountMinor: 17_000 }]),
      { from: '2027-12-22', days: 5, participants },
      [170_000, 170_000, 25_932, 144_068],
    ],
    [
      'dinner with a choir',
      bookOf({ basis: 'group' }, { ...vatInside, currency: 'RWF' }, [{ amountMinor: 260_000 }]),
      { from: '2027-12-25', days: 1, participants },
      [260_000, 18_469, 2_817, 15_652],
    ],
  ] as const)('%s', (_, book, input, expected) => {
    expect(costOf(book, { ...input } as ItemInput)).toEqual([...expected])
  })

  test('one place in twelve is free, each night', () => {
    const twelve = Array.from({ length: 12 }, (_, at): Participant => ({ position: at + 1, age: 40, residency: 'foreign' }))
    const pairs = [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11], [12]]
    const book = bookOf({ ...room, basis: 'person-night' }, { ...vatInside, freePlaces: { every: 12, most: 1 } }, [
      { amountMinor: 6_000, singleMinor: 7_500 },
    ])
    // Ten share and two are alone: (600 + 150 − 60) × 3.
    expect(costOf(book, { from: '2027-12-22', days: 3, participants: twelve, rooms: pairs })).toEqual([
      207_000, 207_000, 31_576, 175_424,
    ])
  })
})
