import type { Supplement } from '#features/suppliers/service-book.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'
import type { TripTraveller } from '#features/trips/party.ts'
import type { TripToPrice } from '#features/trips/pricing/price-trip.ts'
import { bookOf, levied, room } from './costed-books.ts'
import { vatInside } from './rate-defaults.ts'
import { defaultPricing, itemsOf, visitorFee } from './tailored-items.ts'

const option = (letter: 'A' | 'B' | 'C') => ({ letter, title: letter, text: '', discount: null })
const half = [{ from: 0, to: 11, percent: 50 }]
const sixty = [{ from: 0, to: 11, percent: 60 }]
const byPerson = { ...room, basis: 'person-night' } as const
const byRoom = { ...room, basis: 'room-night' } as const

/** Twelve days in Rwanda, Uganda and Kenya for two adults and a child who turns 12 on the seventh: example 1. */
export function twelveDays(): TripToPrice {
  const startsOn = '2027-07-06'
  const travellers: TripTraveller[] = [
    { position: 1, bornOn: null, age: 41, residency: 'foreign', pays: true },
    { position: 2, bornOn: null, age: 39, residency: 'eac', pays: true },
    { position: 3, bornOn: '2015-07-12', age: null, residency: 'foreign', pays: true },
  ]
  const { own, fee, flight } = itemsOf(startsOn, travellers)
  const one = { rooms: [[1, 2, 3]] }
  const two = { ...one, days: 2 }
  const inA = { options: ['A'] } as const
  const inB = { options: ['B'] } as const
  const inC = { options: ['C'] } as const
  const inAB = { options: ['A', 'B'] } as const
  const inBC = { options: ['B', 'C'] } as const
  const stay = { kind: 'stay' } as const
  const abroad = { ...stay, isAbroad: true } as const
  return {
    startsOn,
    days: 12,
    travellers,
    options: [option('A'), option('B'), option('C')],
    pricing: defaultPricing,
    items: [
      own(
        { id: '1', ...stay },
        bookOf(byRoom, levied, [{ amountMinor: 14_000, children: [{ from: 0, to: 11, minor: 3_000 }] }]),
        1,
        one,
      ),
      own({ id: '2', ...stay }, bookOf(byPerson, { ...vatInside, children: half }, [{ amountMinor: 19_500 }]), 2, one),
      own(
        { id: '3', ...stay, ...inA },
        bookOf(byPerson, { ...vatInside, currency: 'RWF', children: half }, [{ amountMinor: 85_000 }]),
        3,
        two,
      ),
      own({ id: '4', ...stay, ...inB }, bookOf(byPerson, { ...vatInside, children: half }, [{ amountMinor: 28_500 }]), 3, two),
      own(
        { id: '5', ...stay, ...inC, rule: { marginBp: 1_500 } },
        bookOf(byPerson, { vat: 'added', vatBp: 1_800, vatReclaimed: true, children: sixty }, [{ amountMinor: 82_500 }]),
        3,
        two,
      ),
      own(
        { id: '6', ...abroad, ...inA },
        bookOf(byPerson, { currency: 'UGX', children: half }, [{ amountMinor: 310_000 }]),
        5,
        two,
      ),
      own(
        { id: '7', ...abroad, ...inBC },
        bookOf(byPerson, { children: sixty }, [
          { amountMinor: 24_000, weekdays: [6] },
          { amountMinor: 21_000, weekdays: [1, 2, 3, 4, 5, 7] },
        ]),
        5,
        two,
      ),
      own(
        { id: '8', ...abroad },
        bookOf(byRoom, { currency: 'UGX', children: [{ from: 0, to: 11, minor: 180_000 }] }, [
          { amountMinor: 980_000, thirdMinor: 320_000 },
        ]),
        7,
        two,
      ),
      own(
        { id: '9', ...abroad },
        bookOf(byRoom, { currency: 'EUR', pricing: 'commissionable', commissionBp: 1_000 }, [
          { amountMinor: 12_500, thirdMinor: 3_500 },
        ]),
        9,
        one,
      ),
      own(
        { id: '10', ...abroad, ...inAB },
        bookOf(byPerson, {}, [
          { amountMinor: 32_000, thirdMinor: 25_600, to: '2027-07-15' },
          { amountMinor: 38_500, thirdMinor: 30_800, from: '2027-07-16' },
        ]),
        10,
        two,
      ),
      own(
        { id: '11', ...abroad, ...inC },
        bookOf(byPerson, {}, [
          { amountMinor: 72_000, thirdMinor: 57_600, to: '2027-07-15' },
          { amountMinor: 84_000, thirdMinor: 67_200, from: '2027-07-16' },
        ]),
        10,
        two,
      ),
      own({ id: '12', kind: 'transport' }, bookOf({ basis: 'vehicle-day', seats: 5 }, vatInside, [{ amountMinor: 18_000 }]), 2, {
        days: 8,
      }),
      own(
        { id: '13', kind: 'transport' },
        bookOf({ basis: 'km' }, { ...vatInside, currency: 'RWF' }, [{ amountMinor: 520 }]),
        2,
        {
          days: 8,
          kilometres: 1_420,
        },
      ),
      own({ id: '14', kind: 'guide' }, bookOf({ basis: 'group' }, {}, [{ amountMinor: 6_000 }]), 1, { days: 9 }),
      own(
        { id: '15', kind: 'activity', who: [3] },
        bookOf({ basis: 'group' }, { currency: 'RWF' }, [{ amountMinor: 60_000 }]),
        4,
      ),
      own(
        { id: '16', kind: 'activity', isAbroad: true, ...inAB },
        bookOf({ basis: 'person' }, { currency: 'KES' }, [{ amountMinor: 1_850_000 }]),
        10,
      ),
      own(
        { id: 'O1', kind: 'activity', title: 'Cooking class in Kigali', optional: true },
        bookOf({ basis: 'person' }, { ...vatInside, currency: 'RWF', children: half }, [{ amountMinor: 45_000 }]),
        1,
      ),
      fee({ id: 'gorilla', who: [1, 2] }, visitorFee('Gorilla permit', 150_000, { kind: 'permit', eacMinor: 20_000 }), 4),
      fee({ id: 'chimpanzee' }, visitorFee('Chimpanzee permit', 25_000, { kind: 'permit', eacMinor: 4_900 }), 8),
      fee({ id: 'akagera' }, visitorFee('Akagera', 10_000, { eacMinor: 1_100 }), 2),
      ...[5, 6].map((day) => fee({ id: `queen-${day}` }, visitorFee('Queen Elizabeth', 4_000, { eacMinor: 600 }), day)),
      fee({ id: 'kazinga' }, visitorFee('Kazinga boat', 3_500, { eacMinor: 800 }), 6),
      ...[10, 11].map((day) =>
        fee({ id: `mara-${day}` }, visitorFee('Maasai Mara', 20_000, { childFrom: 9, childTo: 17, childMinor: 5_000 }), day),
      ),
      flight('Entebbe to the Mara', bookOf({ kind: 'flight', basis: 'person' }, {}, [{ amountMinor: 22_500 }]), 10),
      flight(
        'Mara to Nairobi',
        bookOf({ kind: 'flight', basis: 'person' }, { currency: 'KES' }, [{ amountMinor: 2_650_000 }]),
        12,
      ),
      fee({ id: 'balloon', optional: true }, visitorFee('Balloon over the Mara', 48_000), 11),
    ],
  }
}

const adults = (count: number): TripTraveller[] =>
  Array.from({ length: count }, (_, at) => ({ position: at + 1, bornOn: null, age: 40, residency: 'foreign', pays: true }))

/** Five days over Christmas for six adults, two of them alone, without VAT abroad and with a discount: example 2. */
export function overChristmas(): TripToPrice {
  const startsOn = '2027-12-22'
  const travellers = adults(6)
  const { own, fee } = itemsOf(startsOn, travellers)
  const rooms = { rooms: [[1, 2], [3, 4], [5], [6]] }
  const stay = { kind: 'stay' } as const
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
  const friends = { label: 'Friends of the house', reason: 'They come every year', percent: 3, amountMinor: null }
  return {
    startsOn,
    days: 5,
    travellers,
    options: [{ ...option('A'), discount: friends }],
    pricing: { ...defaultPricing, vatAbroadBp: 0 },
    items: [
      own({ id: '1', ...stay }, bookOf(byRoom, levied, [{ amountMinor: 15_500, singleMinor: 12_500 }]), 1, rooms),
      own({ id: '2', ...stay }, bookOf(byPerson, vatInside, [{ amountMinor: 31_500, singleMinor: 42_000 }]), 2, rooms),
      own(
        { id: '3', ...stay, isAbroad: true },
        bookOf(byPerson, { currency: 'UGX' }, [{ amountMinor: 420_000, singleMinor: 560_000 }], [christmas]),
        3,
        rooms,
      ),
      own({ id: '4', ...stay }, bookOf(byRoom, levied, [{ amountMinor: 17_500, singleMinor: 14_000 }]), 4, rooms),
      own({ id: '5', kind: 'transport' }, bookOf({ basis: 'vehicle-day', seats: 5 }, vatInside, [{ amountMinor: 17_000 }]), 1, {
        days: 5,
      }),
      own({ id: '6', kind: 'guide', rule: { marginBp: 2_000 } }, bookOf({ basis: 'group' }, {}, [{ amountMinor: 6_000 }]), 1, {
        days: 5,
      }),
      own(
        { id: '7', kind: 'other' },
        bookOf({ basis: 'group' }, { ...vatInside, currency: 'RWF' }, [{ amountMinor: 260_000 }]),
        4,
      ),
      own(
        { id: 'O1', kind: 'activity', title: 'Lake walk', isAbroad: true, optional: true },
        bookOf({ basis: 'group' }, { currency: 'UGX' }, [{ amountMinor: 350_000 }]),
        3,
      ),
      fee({ id: 'golden monkeys' }, visitorFee('Golden monkey permit', 10_000, { kind: 'permit' }), 3),
    ],
  }
}

/** Twelve adults of whom the last does not pay, the last two alone: a leader travels free. */
export function withLeader(): TripToPrice {
  const startsOn = '2027-12-22'
  const travellers = adults(12).map((one) => ({ ...one, pays: one.position !== 12 }))
  const { own } = itemsOf(startsOn, travellers)
  const rooms = [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11], [12]]
  const oneInTwelve = { ...vatInside, freePlaces: { every: 12, most: 1 } }
  return {
    startsOn,
    days: 4,
    travellers,
    options: [option('A')],
    pricing: defaultPricing,
    items: [
      own({ id: '1', kind: 'stay' }, bookOf(byPerson, oneInTwelve, [{ amountMinor: 6_000, singleMinor: 7_500 }]), 1, {
        days: 3,
        rooms,
      }),
      own({ id: '2', kind: 'transport' }, bookOf({ basis: 'vehicle-day', seats: 30 }, vatInside, [{ amountMinor: 22_000 }]), 1, {
        days: 4,
      }),
      own({ id: '3', kind: 'guide' }, bookOf({ basis: 'group' }, {}, [{ amountMinor: 6_000 }]), 1, { days: 4 }),
    ],
  }
}
