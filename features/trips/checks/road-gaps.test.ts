import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import type { ItemFacts, TripItem, TripVersion } from '../trip-version.ts'
import { roadGaps } from './road-gaps.ts'

const itemOf = (facts: Partial<ItemFacts>): TripItem => ({
  ...placeholder(facts),
  ...{ id: `${facts.kind} ${facts.day}`, rootId: 'item', position: 1, cost: null, passedOn: null, edition: 1 },
})
/** Four days: a drive, a day at the gorillas, a drive, and a day in one place. */
const trip = (...items: Partial<ItemFacts>[]): TripVersion => {
  const draft = draftOf(4)
  const ways = [
    ['kigali', 'kinigi'],
    ['kinigi', 'kinigi'],
    ['kinigi', 'karongi'],
    ['karongi', null],
  ] as const
  return {
    ...draft,
    days: draft.days.map((day, at) => ({ ...day, fromPlaceId: ways[at]?.[0] ?? null, toPlaceId: ways[at]?.[1] ?? null })),
    items: [itemOf({ kind: 'activity', day: 2, title: 'Gorillas' }), ...items.map(itemOf)],
  }
}
const car = (day: number, days: number, more: Partial<ItemFacts> = {}) => ({ kind: 'transport' as const, day, days, ...more })
const guide = (day: number, days: number) => ({ kind: 'guide' as const, day, days })

test('a day that goes to another place without a vehicle or a flight is told; one that stays is not', () => {
  expect(roadGaps(trip())).toEqual([{ lacks: 'vehicle', days: [1, 3] }])
  expect(roadGaps(trip(car(1, 2)))).toEqual([{ lacks: 'vehicle', days: [3] }])
  expect(roadGaps(trip(car(1, 3)))).toEqual([])
  expect(roadGaps(trip(car(1, 1), { kind: 'flight', day: 3 }))).toEqual([])
  expect(roadGaps(trip(car(1, 1), car(3, 1, { source: 'own' })))).toEqual([])
  expect(roadGaps(trip(car(1, 1), car(1, 3, { kilometres: 480 })))).toEqual([{ lacks: 'vehicle', days: [3] }])
  expect(roadGaps(trip(car(1, 1), car(3, 1, { optional: true })))).toEqual([{ lacks: 'vehicle', days: [3] }])
})

test('what only one option has is missing in the other', () => {
  const draft = trip(car(1, 1), car(3, 1, { options: ['A'] }))
  const options = draft.options.flatMap((option) => [option, { ...option, letter: 'B' as const }])
  expect(roadGaps({ ...draft, options })).toEqual([{ lacks: 'vehicle', days: [3] }])
})

test('a day without a guide is told where at least twice as many have one, and a day on which nothing is to be led never', () => {
  expect(roadGaps(trip(car(1, 4), guide(1, 2)))).toEqual([{ lacks: 'guide', days: [3] }])
  expect(roadGaps(trip(car(1, 4), guide(1, 3)))).toEqual([])
  expect(roadGaps(trip(car(1, 4), guide(2, 1)))).toEqual([])
  expect(roadGaps(trip(car(1, 4)))).toEqual([])
})
