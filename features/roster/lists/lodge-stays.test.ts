import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#values/dates.ts'
import { lodgeStays } from './lodge-stays.ts'

const lodge = (name: string, who: number[] | null = null) => ({
  ...{ name, place: 'Kinigi', phone: '', isConfirmed: true, supplierId: null, hotelId: null, who },
})
const first = '2027-06-10'
const days = (...names: string[][]) => names.map((of, at) => ({ on: addDays(first, at), lodges: of.map((name) => lodge(name)) }))
const text = (...names: string[][]) =>
  lodgeStays(days(...names), { startsOn: first, endsOn: addDays(first, names.length) }).map(
    ({ lodge: of, from, nights }) => `${of?.name ?? 'none'} ${from.slice(8)} ${nights}`,
  )

test('nights in a row in one house are one stay, and a return to it is another', () => {
  expect(text(['A'], ['A'], ['B'], ['A'])).toEqual(['A 10 2', 'B 12 1', 'A 13 1'])
})

test('a night without a house is said, and one with two is of both', () => {
  expect(text(['A'], [], ['A', 'B'], ['B'])).toEqual(['A 10 1', 'none 11 1', 'A 12 1', 'B 12 2'])
})

test('where the party sleeps in two houses, each has its people, and two rooms of one house are of one', () => {
  const nights = [
    { on: first, lodges: [lodge('A', [1, 2]), lodge('A', [3])] },
    { on: addDays(first, 1), lodges: [lodge('A', [1, 2, 3])] },
    { on: addDays(first, 2), lodges: [lodge('A', [1]), lodge('B', [2, 3])] },
  ]
  const stays = lodgeStays(nights, { startsOn: first, endsOn: addDays(first, 3) })
  expect(stays.map(({ lodge: one, nights: count }) => [one?.name, one?.who, count])).toEqual([
    ['A', [1, 2, 3], 2],
    ['A', [1], 1],
    ['B', [2, 3], 1],
  ])
})

test('a run of one day has no night', () => {
  expect(lodgeStays(days(['A']), { startsOn: first, endsOn: first })).toEqual([])
})

test('every night is in a stay, stays have as many nights as their days, and no two of one house touch', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(['A', 'B', 'C']), { maxLength: 12 }), (names) => {
      const of = { startsOn: first, endsOn: addDays(first, names.length) }
      const stays = lodgeStays(days(...names), of)
      for (const [at, expected] of names.entries()) {
        const on = addDays(first, at)
        const there = stays.filter(({ from, to }) => from <= on && on < to).map(({ lodge: one }) => one?.name ?? 'none')
        expect(there.toSorted()).toEqual(expected.length > 0 ? expected.toSorted() : ['none'])
      }
      for (const { from, to, nights } of stays) expect(daysBetween(from, to)).toBe(nights)
      const ends = stays.map(({ lodge: one, to }) => `${one?.name} ${to}`)
      expect(stays.filter(({ lodge: one, from }) => ends.includes(`${one?.name} ${from}`))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
