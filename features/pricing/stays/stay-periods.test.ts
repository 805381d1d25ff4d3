import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { sumOf } from '../price-line.ts'
import { priceStay } from './price-stay.ts'
import { minimumNightsOf, roomBoards, type StayRates, stayRatesOn } from './stay-rates.ts'

const hotel: StayRates = {
  highSeasons: [],
  openMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  childPolicy: { freeUnder: 6, halfFrom: 6, halfTo: 11, percent: 50, adultFrom: 12, minimumAge: null },
  minimumNights: 1,
  rooms: [
    { id: 'twin', name: 'Twin', adultsMost: 2, guestsMost: 3, rates: [{ board: 'BB', season: 'low', amountMinor: 10_000 }] },
    { id: 'double', name: 'Double', adultsMost: 2, guestsMost: 3, rates: [{ board: 'BB', season: 'low', amountMinor: 12_333 }] },
  ],
  laterRates: [
    {
      from: '2027-01-01',
      highSeasons: [{ from: '12-20', to: '01-02', minimumNights: 2 }],
      rates: [
        { room: 'twin', board: 'BB', season: 'low', amountMinor: 11_000 },
        { room: 'twin', board: 'BB', season: 'high', amountMinor: 15_000 },
        { room: 'twin', board: 'HB', season: 'low', amountMinor: 14_000 },
        { room: 'double', board: 'BB', season: 'low', amountMinor: 13_001 },
        { room: 'double', board: 'BB', season: 'high', amountMinor: 16_777 },
      ],
    },
  ],
  ratesUntil: '2027-12-31',
}
const room = (id = 'twin', board = 'BB') => ({ room: id, board, adults: 2, childAges: [] as number[] })
const stay = (startsOn: string, endsOn: string, rooms = [room()]) => priceStay(hotel, { startsOn, endsOn, rooms })

test('a stay over the new year pays each night by its period, on lines of their own', () => {
  const priced = stay('2026-12-30', '2027-01-05')
  expect(priced.done && priced.value.map(({ reason, quantity, unitMinor }) => [reason, quantity, unitMinor])).toEqual([
    ['2 nights, 2 guests', 2, 10_000],
    ['2 nights in the high season, rates from 1 January 2027, 2 guests', 2, 15_000],
    ['2 nights in the low season, rates from 1 January 2027, 2 guests', 2, 11_000],
  ])
})

test('a stay within one period does not speak of periods', () => {
  const priced = stay('2027-03-01', '2027-03-03')
  expect(priced.done && priced.value.map(({ reason }) => reason)).toEqual(['2 nights in the low season, 2 guests'])
})

test('a stay that leaves on the last day on sale or the day after has a price, one night more has none', () => {
  expect(stay('2027-12-30', '2028-01-01').done).toBe(true)
  expect(stay('2027-12-31', '2028-01-02')).toMatchObject({ refusal: { reason: 'rates-not-published', until: '2027-12-31' } })
})

test('boards and shortest stays are those of the period of the night', () => {
  expect(stay('2026-12-01', '2026-12-02', [room('twin', 'HB')])).toMatchObject({
    refusal: { reason: 'board-unknown', boards: ['BB'] },
  })
  expect(stay('2027-03-01', '2027-03-02', [room('twin', 'HB')]).done).toBe(true)
  expect(stay('2026-12-31', '2027-01-01').done).toBe(true)
  expect(stay('2027-01-01', '2027-01-02')).toMatchObject({ refusal: { reason: 'stay-too-short', minimum: 2 } })
  expect([minimumNightsOf('2026-12-25', hotel), minimumNightsOf('2027-12-25', hotel)]).toEqual([1, 2])
  expect(roomBoards(hotel, { id: 'twin', rates: hotel.rooms[0]?.rates ?? [] })).toEqual(['BB', 'HB'])
  expect(stayRatesOn(hotel, '2027-06-01').rooms.map(({ rates }) => rates.length)).toEqual([3, 2])
})

test('a stay over the boundary costs what its two parts cost', () => {
  const nights = fc.integer({ min: 2, max: 12 })
  const who = fc.record({
    id: fc.constantFrom('twin', 'double'),
    childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 1 }),
  })
  fc.assert(
    fc.property(nights, nights, fc.array(who, { minLength: 1, maxLength: 4 }), (before, after, guests) => {
      const rooms = guests.map(({ id, childAges }) => ({ ...room(id), childAges }))
      const [from, to] = [addDays('2027-01-01', -before), addDays('2027-01-01', after)]
      const [whole, first, second] = [stay(from, to, rooms), stay(from, '2027-01-01', rooms), stay('2027-01-01', to, rooms)]
      if (!whole.done || !first.done || !second.done) throw new Error('A stay has no price')
      expect(sumOf(whole.value)).toBe(sumOf(first.value) + sumOf(second.value))
    }),
  )
})
