import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayParts } from '#features/hotels/stay-parts.ts'
import { addDays } from '#values/dates.ts'
import { sumOf } from '../price-line.ts'
import { priceStay, type StayInput, type StayRoom } from './price-stay.ts'
import type { ChildPolicy, RatedRoom, StayRates } from './stay-rates.ts'

const policy: ChildPolicy = { freeUnder: 6, halfFrom: 6, halfTo: 11, percent: 50, adultFrom: 12, minimumAge: null }

function room(id: string, name: string, beds: number, guestsMost: number, low: number, high: number): RatedRoom {
  return {
    id,
    name,
    adultsMost: beds,
    guestsMost,
    rates: [
      { board: 'BB', season: 'low', amountMinor: low },
      { board: 'BB', season: 'high', amountMinor: high },
    ],
  }
}

/** Imisozi Terrace as docs/hotels.md tells it. */
const terrace: StayRates & { id: string } = {
  id: 'imisozi-terrace-kigali',
  highSeasons: [
    { from: '06-01', to: '10-31', minimumNights: 1 },
    { from: '12-20', to: '01-05', minimumNights: 1 },
  ],
  openMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  childPolicy: policy,
  minimumNights: 1,
  rooms: [room('superior-twin', 'Superior twin', 2, 3, 13_000, 15_000), room('family', 'Family room', 4, 4, 19_000, 22_000)],
}

const twin = (adults: number, ...childAges: number[]): StayRoom => ({ room: 'superior-twin', board: 'BB', adults, childAges })
const family = (adults: number, ...childAges: number[]): StayRoom => ({ room: 'family', board: 'BB', adults, childAges })
const inMay = (...rooms: StayRoom[]): StayInput => ({ startsOn: '2027-05-10', endsOn: '2027-05-12', rooms })

function linesOf(input: StayInput, hotel = terrace) {
  const priced = priceStay(hotel, input)
  if (!priced.done) throw new Error(priced.refusal.reason)
  return priced.value
}
const rowsOf = (input: StayInput, hotel = terrace) =>
  linesOf(input, hotel).map(({ label, reason, quantity, unitMinor, amountMinor }) => [
    label,
    reason,
    quantity,
    unitMinor,
    amountMinor,
  ])
const refusalOf = (input: StayInput, hotel = terrace) => {
  const priced = priceStay(hotel, input)
  return priced.done ? undefined : priced.refusal
}

test('the example of docs/hotels.md: six guests over the first of June', () => {
  const input = { startsOn: '2027-05-30', endsOn: '2027-06-03', rooms: [twin(2, 8), twin(2, 4)] }
  expect(rowsOf(input)).toEqual([
    ['Superior twin, bed and breakfast', '2 rooms, 2 nights in the low season, 6 guests', 4, 13_000, 52_000],
    ['Extra bed for a child, Superior twin', "2 nights in the low season, aged 8, 50% of half the room's rate", 2, 3_250, 6_500],
    ['Superior twin, bed and breakfast', '2 rooms, 2 nights in the high season, 6 guests', 4, 15_000, 60_000],
    ['Extra bed for a child, Superior twin', "2 nights in the high season, aged 8, 50% of half the room's rate", 2, 3_750, 7_500],
  ])
  expect(sumOf(linesOf(input))).toBe(126_000)
})

test('every line of rooms may be cancelled by the policy of stays, and holds no tax of its own', () => {
  const same = { kind: 'room', ladder: 'stays', refundable: true, vatMinor: 0 }
  expect(linesOf(inMay(twin(2, 8)))).toMatchObject([same, same])
})

test.each([
  ['2027-05-31', '2027-06-01', 13_000],
  ['2027-06-01', '2027-06-02', 15_000],
  ['2027-10-31', '2027-11-01', 15_000],
  ['2027-11-01', '2027-11-02', 13_000],
  ['2027-12-31', '2028-01-01', 15_000],
  ['2028-01-05', '2028-01-06', 15_000],
  ['2028-01-06', '2028-01-07', 13_000],
])('the night from %s to %s goes by the season of the day it begins', (startsOn, endsOn, amountMinor) => {
  expect(sumOf(linesOf({ startsOn, endsOn, rooms: [twin(2)] }))).toBe(amountMinor)
})

test('a hotel without seasons speaks of none', () => {
  const even = { ...terrace, highSeasons: [] }
  expect(rowsOf({ startsOn: '2027-07-01', endsOn: '2027-07-02', rooms: [twin(1)] }, even)).toEqual([
    ['Superior twin, bed and breakfast', '1 night, 1 guest', 1, 13_000, 13_000],
  ])
})

test.each([
  ['two adults and a child under six: the child is free', twin(2, 5), 0],
  ['two adults and a child of six: half of half the room', twin(2, 6), 3_250],
  ['two adults and a child of eleven: half of half the room', twin(2, 11), 3_250],
  ['one adult and a child: the room pays for both', twin(1, 8), 0],
  ['one adult with an older and a younger child: the youngest has the extra bed', twin(1, 4, 8), 0],
  ['one adult with two children of school age: one of them has the extra bed', twin(1, 10, 7), 3_250],
  ['four beds of a family room: no extra bed', family(2, 8, 10), 0],
])('%s', (_what, wanted, extraMinor) => {
  const input = { startsOn: '2027-05-10', endsOn: '2027-05-11', rooms: [wanted] }
  expect(sumOf(linesOf(input)) - sumOf(linesOf({ ...input, rooms: [{ ...wanted, adults: 1, childAges: [] }] }))).toBe(extraMinor)
})

test('between the half rate and the age of adults an extra bed costs the whole share; some hotels ask 60 percent', () => {
  const lodge = { ...terrace, childPolicy: { ...policy, freeUnder: 0, percent: 60, adultFrom: 16, minimumAge: 6 } }
  expect(rowsOf(inMay(twin(2, 13), twin(2, 6)), lodge).slice(1)).toEqual([
    [
      'Extra bed for a child, Superior twin',
      "2 nights in the low season, aged 13, 100% of half the room's rate",
      2,
      6_500,
      13_000,
    ],
    ['Extra bed for a child, Superior twin', "2 nights in the low season, aged 6, 60% of half the room's rate", 2, 3_900, 7_800],
  ])
})

test('a rate that does not halve is rounded away from zero, for each night alike', () => {
  const odd = { ...terrace, rooms: [room('superior-twin', 'Superior twin', 2, 3, 13_002, 15_000)] }
  expect(linesOf(inMay(twin(2, 8)), odd)[1]).toMatchObject({ quantity: 2, unitMinor: 3_251, amountMinor: 6_502 })
})

const feast = { ...terrace, highSeasons: [{ from: '08-10', to: '08-17', minimumNights: 3 }] }
const summerCamp = { ...terrace, openMonths: [6, 7, 8, 9, 10] }
const strict = { ...terrace, childPolicy: { ...policy, minimumAge: 7 } }
const lowOnly = { ...terrace, rooms: terrace.rooms.map((one) => ({ ...one, rates: one.rates.slice(0, 1) })) }
const stay = (startsOn: string, endsOn: string, ...rooms: StayRoom[]): StayInput => ({ startsOn, endsOn, rooms })

test.each([
  ['a stay that ends as it starts', terrace, stay('2027-05-10', '2027-05-10', twin(2)), { reason: 'dates-wrong' }],
  ['a stay that ends before it starts', terrace, stay('2027-05-10', '2027-05-09', twin(2)), { reason: 'dates-wrong' }],
  ['a day that does not exist', terrace, stay('2027-02-29', '2027-03-02', twin(2)), { reason: 'dates-wrong' }],
  ['31 nights', terrace, stay('2027-05-01', '2027-06-01', twin(2)), { reason: 'stay-too-long', most: 30 }],
  ['a night under the minimum', { ...terrace, minimumNights: 3 }, inMay(twin(2)), { reason: 'stay-too-short', minimum: 3 }],
  [
    'two nights of which one is a feast',
    feast,
    stay('2027-08-09', '2027-08-11', twin(2)),
    { reason: 'stay-too-short', minimum: 3 },
  ],
  [
    'a last night in a closed month',
    summerCamp,
    stay('2027-10-31', '2027-11-02', twin(2)),
    { reason: 'hotel-closed', openMonths: [6, 7, 8, 9, 10] },
  ],
  ['no room', terrace, inMay(), { reason: 'no-rooms' }],
  ['eleven rooms', terrace, inMay(...Array.from({ length: 11 }, () => twin(2))), { reason: 'too-many-rooms', most: 10 }],
  ['a room of another hotel', terrace, inMay({ ...twin(2), room: 'villa' }), { reason: 'room-unknown', room: 'villa' }],
  [
    'a board without a rate',
    terrace,
    inMay({ ...twin(2), board: 'FB' }),
    { reason: 'board-unknown', room: 'Superior twin', boards: ['BB'] },
  ],
  ['a room for nobody', terrace, inMay(twin(2), twin(0)), { reason: 'room-empty', room: 'Superior twin' }],
  ['children alone, however old', terrace, inMay(twin(2), twin(0, 16, 9)), { reason: 'child-alone', room: 'Superior twin' }],
  [
    'three adults in two beds',
    terrace,
    inMay(twin(3)),
    { reason: 'room-too-small', room: 'Superior twin', most: 2, of: 'adults' },
  ],
  [
    'a child of twelve on an extra bed',
    terrace,
    inMay(twin(2, 12)),
    { reason: 'room-too-small', room: 'Superior twin', most: 2, of: 'adults' },
  ],
  [
    'two children beside two adults',
    terrace,
    inMay(twin(2, 3, 4)),
    { reason: 'room-too-small', room: 'Superior twin', most: 3, of: 'guests' },
  ],
  ['a child of six in a camp without a fence', strict, inMay(twin(2, 6)), { reason: 'guest-too-young', minimumAge: 7 }],
  ['a season without a rate', lowOnly, stay('2027-05-31', '2027-06-02', twin(2)), { reason: 'no-rate' }],
  [
    'a hotel that knows no children',
    { ...terrace, childPolicy: null },
    inMay(twin(2, 3)),
    { reason: 'room-too-small', room: 'Superior twin', most: 2, of: 'adults' },
  ],
] as const)('%s is refused', (_what, hotel, input, refusal) => {
  expect(refusalOf(input, hotel)).toEqual(refusal)
})

test.each([
  ['30 nights', terrace, stay('2027-05-01', '2027-05-31', twin(2))],
  ['three nights over a feast', feast, stay('2027-08-09', '2027-08-12', twin(2))],
  ['leaving on the first day of a feast', feast, stay('2027-08-09', '2027-08-10', twin(2))],
  ['leaving as the hotel closes', summerCamp, stay('2027-10-31', '2027-11-01', twin(2))],
  ['ten rooms', terrace, inMay(...Array.from({ length: 10 }, () => twin(2)))],
] as const)('%s can be booked', (_what, hotel, input) => {
  expect(refusalOf(input, hotel)).toBeUndefined()
})

const anyRoom = fc.oneof(
  fc
    .record({ adults: fc.constantFrom(1, 2), childAges: fc.array(fc.nat(11), { maxLength: 1 }) })
    .map((who) => ({ ...twin(1), ...who })),
  fc
    .record({ adults: fc.constantFrom(1, 2, 3), childAges: fc.array(fc.nat(15), { maxLength: 1 }) })
    .map((who) => ({ ...family(1), ...who })),
)
const anyRate = fc.integer({ min: 1, max: 500_000 })
const anyHotel = fc
  .tuple(anyRate, anyRate, anyRate, anyRate, fc.constantFrom(50, 60))
  .map(([a, b, c, d, percent]): typeof terrace => ({
    ...terrace,
    childPolicy: { ...policy, percent },
    rooms: [room('superior-twin', 'Superior twin', 2, 3, a, b), room('family', 'Family room', 4, 4, c, d)],
  }))
const anyStay = fc.record({
  startsOn: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2027-01-01', days)),
  nights: fc.integer({ min: 1, max: 30 }),
  rooms: fc.array(anyRoom, { minLength: 1, maxLength: 10 }),
})
const runs = { numRuns: 1500 }
/** A night of a room, told once more in the plainest way. */
function nightMinor(hotel: StayRates, wanted: StayRoom, night: string): number {
  const monthDay = night.slice(5)
  const high = (monthDay >= '06-01' && monthDay <= '10-31') || monthDay >= '12-20' || monthDay <= '01-05'
  const found = hotel.rooms.find(({ id }) => id === wanted.room)
  const rate = found?.rates.find(({ season }) => (season === 'high') === high)?.amountMinor ?? Number.NaN
  const [age] = wanted.childAges
  const onExtraBed = wanted.room === 'superior-twin' && wanted.adults === 2 && age !== undefined && age >= 6
  return rate + (onExtraBed ? Math.round((rate * (hotel.childPolicy?.percent ?? 0)) / 200) : 0)
}

test('the sum is that of every room and every night by itself', () => {
  fc.assert(
    fc.property(anyHotel, anyStay, (hotel, { startsOn, nights, rooms }) => {
      let expected = 0
      for (let night = 0; night < nights; night++) {
        for (const wanted of rooms) expected += nightMinor(hotel, wanted, addDays(startsOn, night))
      }
      expect(sumOf(linesOf({ startsOn, endsOn: addDays(startsOn, nights), rooms }, hotel))).toBe(expected)
    }),
    runs,
  )
})

test('a stay costs the same in one booking as in two', () => {
  fc.assert(
    fc.property(anyHotel, anyStay, fc.nat(28), (hotel, { startsOn, nights, rooms }, at) => {
      fc.pre(nights > 1)
      const endsOn = addDays(startsOn, nights)
      const between = addDays(startsOn, 1 + (at % (nights - 1)))
      const whole = sumOf(linesOf({ startsOn, endsOn, rooms }, hotel))
      const first = sumOf(linesOf({ startsOn, endsOn: between, rooms }, hotel))
      const second = sumOf(linesOf({ startsOn: between, endsOn, rooms }, hotel))
      expect(first + second).toBe(whole)
    }),
    runs,
  )
})

test('every line is its quantity times its unit, and stock is taken for every room-night that is paid', () => {
  fc.assert(
    fc.property(anyHotel, anyStay, (hotel, { startsOn, nights, rooms }) => {
      const input = { startsOn, endsOn: addDays(startsOn, nights), rooms }
      const lines = linesOf(input, hotel)
      for (const { quantity, unitMinor, amountMinor } of lines) expect(amountMinor).toBe(quantity * unitMinor)
      const paid = lines
        .filter(({ label }) => label.endsWith('bed and breakfast'))
        .reduce((sum, { quantity }) => sum + quantity, 0)
      expect(paid).toBe(rooms.length * nights)
      expect(stayParts(hotel, input).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(paid)
    }),
    runs,
  )
})
