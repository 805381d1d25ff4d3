import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { priceVersion } from '../price-version.ts'
import type { ItemFacts, TripItem, TripVersion } from '../trip-version.ts'
import { offerChecks } from './offer-checks.ts'

const itemOf = (id: string, facts: Partial<ItemFacts>): TripItem => ({
  ...placeholder({ source: 'own', ...facts }),
  ...{ id, rootId: id, position: 1, cost: null, passedOn: null, edition: 1 },
})
const akagera = { name: 'Akagera', feeIds: ['akagera-entry'], placeIds: ['akagera-south-gate'] }
const checksOf = (version: TripVersion, title = '', parks = [akagera], names: string[] = []) =>
  offerChecks(version, { title, parks, names, priced: priceVersion(version) })

const texts = (summary: string, ...days: string[]): TripVersion => {
  const draft = draftOf(6)
  return { ...draft, summary, days: draft.days.map((day, at) => ({ ...day, text: days[at] ?? '' })) }
}

test('a text that says another length than the trip has is told, with where it stands and what the trip has', () => {
  const version = texts('Seven days, six nights; again six nights.', 'The first of five nights.', 'A 6-day walk, twelve days ago')
  expect(checksOf(version, 'Six nights among gorillas')).toEqual([
    { check: 'other-length', where: 'title', text: 'Six nights', unit: 'nights', has: 5 },
    { check: 'other-length', where: 'summary', text: 'Seven days', unit: 'days', has: 6 },
    { check: 'other-length', where: 'summary', text: 'six nights', unit: 'nights', has: 5 },
    { check: 'other-length', where: 2, text: 'twelve days', unit: 'days', has: 6 },
  ])
  expect(checksOf(texts('Six days, five nights'), 'A 6-day safari')).toEqual([])
})

test('so are the title of a day, what is included, the text of an option and that of an item, which may last as long as it says', () => {
  const draft = draftOf(6)
  const days = draft.days.map((day) => (day.day === 2 ? { ...day, title: 'The first of eight days' } : day))
  const options = draft.options.map((option) => ({ ...option, text: 'Four nights in tents' }))
  const car = { kind: 'transport', day: 3, days: 4, text: 'Four days with a car, then nine days on foot' } as const
  const version = {
    ...draft,
    days,
    options,
    included: ['Three nights with breakfast', 'Five nights in all'],
    items: [itemOf('car', car)],
  }
  expect(checksOf(version)).toEqual([
    { check: 'other-length', where: { option: 'A' }, text: 'Four nights', unit: 'nights', has: 5 },
    { check: 'other-length', where: 2, text: 'eight days', unit: 'days', has: 6 },
    { check: 'other-length', where: 3, text: 'nine days', unit: 'days', has: 6 },
    { check: 'other-length', where: 'included', text: 'Three nights', unit: 'nights', has: 5 },
  ])
})

test('a part of the journey may be spoken of, as long as somebody sleeps so many nights there; not in the title', () => {
  const stay = (id: string, facts: Partial<ItemFacts>) => itemOf(id, { kind: 'stay', ...facts })
  const version = texts('Two nights at the lake, three days in the park.', 'Three nights here.', 'Four nights here.')
  const at = { placeId: 'karongi' }
  const items = [stay('a', { day: 1, days: 1, ...at }), stay('b', { day: 2, days: 1, ...at }), stay('c', { day: 3, days: 3 })]
  expect(checksOf({ ...version, items }, 'Two nights at the lake')).toEqual([
    { check: 'other-length', where: 'title', text: 'Two nights', unit: 'nights', has: 5 },
    { check: 'other-length', where: 2, text: 'Four nights', unit: 'nights', has: 5 },
  ])
})

test('what a text names of other days or of the rate book, and no item is, is told once; parts of words and single words are not', () => {
  const version = {
    ...texts('A Boat Trip at dawn.', 'The boat trip again. Canopy walks, breakfast.'),
    included: ['Canopy walk on day 2'],
  }
  const names = ['Boat trip', 'Canopy walk', 'Breakfast', 'Canopy walk by night']
  const namedIn = (of: TripVersion) => checksOf(of, '', [], names)
  expect(namedIn(version)).toEqual([
    { check: 'no-such-item', name: 'Boat trip', where: 'summary' },
    { check: 'no-such-item', name: 'Canopy walk', where: 'included' },
  ])
  const items = [itemOf('a', { title: 'Private boat trip', optional: true }), itemOf('b', { title: 'Canopy walk' })]
  expect(namedIn({ ...version, items })).toEqual([])
})

test('options with the same items at the same total are told; another item, price or discount makes them two', () => {
  const draft = draftOf(2)
  const [a] = draft.options
  if (!a) throw new Error('There is no option')
  const options = [a, { ...a, letter: 'B' as const, title: 'Luxury' }]
  const walk = (id: string, letters: ItemFacts['options'], title = 'A walk') => itemOf(id, { title, options: letters })
  const alike = (items: TripItem[], more: Partial<TripVersion> = {}) =>
    checksOf({ ...draft, options, items, ...more }).filter(({ check }) => check === 'options-alike')
  const told = [{ check: 'options-alike', options: ['A', 'B'] }]
  expect(alike([walk('1', null)])).toEqual(told)
  expect(alike([walk('1', ['A']), walk('2', ['B'])])).toEqual(told)
  expect(alike([walk('1', ['A']), walk('2', ['B'], 'A drive')])).toEqual([])
  expect(alike([walk('1', null), walk('2', ['B'])])).toEqual([])
  expect(alike([walk('1', null)], { options: [a] })).toEqual([])
  const flight = { kind: 'flight' as const, units: [{ who: [1, 2], unitMinor: 5_000 }] }
  const flown = (id: string, letter: 'A' | 'B', unitMinor: number): TripItem => ({
    ...itemOf(id, { kind: 'flight', source: 'hand', options: [letter] }),
    passedOn: { ...flight, units: [{ who: [1, 2], unitMinor }] },
  })
  expect(alike([flown('1', 'A', 5_000), flown('2', 'B', 5_000)])).toEqual(told)
  expect(alike([flown('1', 'A', 5_000), flown('2', 'B', 6_000)])).toEqual([])
})

test('days in a park without the entry fee that other days have are told', () => {
  const inside = { placeId: 'akagera-south-gate' }
  const fee = (day: number, more: Partial<ItemFacts> = {}) =>
    itemOf(`fee ${day}`, { day, kind: 'fee', source: 'fee', feeId: 'akagera-entry', ...more })
  const lodge = itemOf('lodge', { kind: 'stay', day: 1, days: 3, ...inside })
  const parksOf = (...items: TripItem[]) => checksOf({ ...draftOf(4), items }).filter(({ check }) => check === 'no-park-fee')
  expect(parksOf(lodge, fee(2))).toEqual([{ check: 'no-park-fee', park: 'Akagera', days: [1, 3] }])
  expect(parksOf(lodge, fee(1), fee(2), fee(3))).toEqual([])
  expect(parksOf(lodge)).toEqual([])
  expect(parksOf(fee(1), itemOf('drive', { day: 4, ...inside }))).toEqual([{ check: 'no-park-fee', park: 'Akagera', days: [4] }])
  for (const outside of [{ placeId: 'kigali' }, { ...inside, optional: true }, { ...inside, kind: 'transport' as const }])
    expect(parksOf(fee(1), itemOf('other', { day: 4, ...outside }))).toEqual([])
})
