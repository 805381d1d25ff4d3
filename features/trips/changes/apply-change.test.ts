import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import type { TripVersion } from '../trip-version.ts'
import { applyChange } from './apply-change.ts'
import { unfit } from './change-items.ts'
import type { VersionChange } from './version-change.ts'

/** A draft after changes that are not refused. */
const after = (version: TripVersion, ...changes: VersionChange[]) =>
  changes.reduce((now, change) => {
    const changed = applyChange(now, change)
    if (!changed.done) throw new Error(changed.refusal.reason)
    return changed.value
  }, version)
const add = (id: string, facts: Parameters<typeof placeholder>[0]): VersionChange => ({
  change: 'add-item',
  id,
  facts: placeholder({ title: id, ...facts }),
})
const placed = ({ items }: TripVersion) => items.map(({ id, day, days }) => `${id} ${day}+${days}`)
const titles = ({ days }: TripVersion) => days.map(({ day, title }) => `${day} ${title}`)
const five = after(draftOf(5), add('walk', { day: 2 }), add('lodge', { day: 2, days: 3, kind: 'stay' }), add('boat', { day: 4 }))

/** The same offer with these options. */
function offered(options: TripVersion['options']): VersionChange {
  const { pricing, summary, included, excluded, note } = draftOf(1)
  return { change: 'offer', options, pricing, summary, included, excluded, note }
}

test('a day that is put in moves what comes later, and lengthens what runs over it', () => {
  const longer = after(five, { change: 'add-day', after: 2 })
  expect(titles(longer)).toEqual(['1 Day 1', '2 Day 2', '3 ', '4 Day 3', '5 Day 4', '6 Day 5'])
  expect(placed(longer)).toEqual(['walk 2+1', 'lodge 2+4', 'boat 5+1'])
  expect(placed(after(five, { change: 'add-day', after: 4 }))).toEqual(['walk 2+1', 'lodge 2+3', 'boat 4+1'])
})

test('a day that is taken out shortens a stay that runs over it, and asks where its own items go', () => {
  expect(placed(after(five, { change: 'remove-day', day: 3, items: 'remove' }))).toEqual(['walk 2+1', 'lodge 2+2', 'boat 3+1'])
  const without = (items: 'day-before' | 'day-after' | 'remove') => placed(after(five, { change: 'remove-day', day: 2, items }))
  expect(without('remove')).toEqual(['lodge 2+2', 'boat 3+1'])
  expect(without('day-before')).toEqual(['walk 1+1', 'lodge 2+2', 'boat 3+1'])
  expect(without('day-after')).toEqual(['walk 2+1', 'lodge 2+2', 'boat 3+1'])
  expect(applyChange(draftOf(1), { change: 'remove-day', day: 1, items: 'remove' })).toMatchObject({
    refusal: { reason: 'last-day' },
  })
})

test('a day is moved with what is on it alone', () => {
  const moved = after(five, { change: 'move-day', day: 4, to: 1 })
  expect(titles(moved)).toEqual(['1 Day 4', '2 Day 1', '3 Day 2', '4 Day 3', '5 Day 5'])
  expect(placed(moved)).toEqual(['boat 1+1', 'lodge 2+3', 'walk 3+1'])
})

test('an item is moved to a day, before another or to the end', () => {
  expect(placed(after(five, { change: 'move-item', id: 'boat', day: 2, before: 'lodge' }))).toEqual([
    'walk 2+1',
    'boat 2+1',
    'lodge 2+3',
  ])
  expect(placed(after(five, { change: 'move-item', id: 'walk', day: 2, before: null }))).toEqual([
    'lodge 2+3',
    'walk 2+1',
    'boat 4+1',
  ])
  expect(applyChange(five, { change: 'move-item', id: 'lodge', day: 4, before: null })).toMatchObject({
    refusal: { reason: 'after-the-end', last: 5 },
  })
})

test.each<[VersionChange, string]>([
  [add('x', { day: 6 }), 'day-unknown'],
  [add('x', { options: ['B'] }), 'option-unknown'],
  [add('x', { who: [] }), 'nobody'],
  [add('x', { who: [3] }), 'traveller-unknown'],
  [add('x', { kind: 'stay', rooms: [[1]] }), 'without-room'],
  [add('x', { kind: 'stay', rooms: [[1, 2], [2]] }), 'room-twice'],
  [{ change: 'item', id: 'none', facts: placeholder() }, 'item-unknown'],
  [offered([]), 'no-options'],
  [offered([...five.options, ...five.options]), 'option-twice'],
  [{ change: 'party', startsOn: five.startsOn, party: [], rooms: [] }, 'nobody'],
  [
    { change: 'party', startsOn: five.startsOn, party: five.party.map((one) => ({ ...one, pays: false })), rooms: five.rooms },
    'nobody-pays',
  ],
  [{ change: 'party', startsOn: five.startsOn, party: five.party, rooms: [[1]] }, 'without-room'],
])('refused: %o', (change, reason) => {
  expect(applyChange(five, change)).toMatchObject({ done: false, refusal: { reason } })
})

test('an option and a traveller that an item names stay until it does not', () => {
  const named = after(
    five,
    offered([...five.options, { letter: 'B', title: 'Luxury', text: '', discount: null }]),
    add('spa', { options: ['B'], who: [2] }),
  )
  expect(applyChange(named, offered(five.options))).toMatchObject({
    refusal: { reason: 'option-in-use', letter: 'B', titles: ['spa'] },
  })
  const alone = { change: 'party', startsOn: five.startsOn, party: five.party.slice(0, 1), rooms: [[1]] } as const
  expect(applyChange(named, alone)).toMatchObject({ refusal: { reason: 'traveller-in-use', position: 2, titles: ['spa'] } })
  expect(applyChange(five, alone)).toMatchObject({ done: true })
})

test('no more than 60 travellers, 60 days and 400 items', () => {
  const [first] = five.party
  if (!first) throw new Error('Nobody travels')
  const of = (count: number) => {
    const party = Array.from({ length: count }, (_, at) => ({ ...first, position: at + 1 }))
    const rooms = party.map(({ position }) => [position])
    return applyChange(five, { change: 'party', startsOn: five.startsOn, party, rooms })
  }
  expect([of(60).done, of(61)]).toMatchObject([true, { refusal: { reason: 'too-many-travellers', most: 60 } }])
  expect(applyChange(draftOf(60), { change: 'add-day', after: 3 })).toMatchObject({
    refusal: { reason: 'too-many-days', most: 60 },
  })
  const full = { ...draftOf(2), items: Array.from({ length: 400 }, (_, at) => ({ ...five.items[0], id: `${at}` }) as never) }
  expect(applyChange(full, add('x', {}))).toMatchObject({ refusal: { reason: 'too-many-items', most: 400 } })
})

test('after any changes days count from 1, and every item fits', () => {
  const small = fc.integer({ min: 0, max: 8 })
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const change = fc.oneof(
    fc.record({ change: fc.constant('add-day' as const), after: small }),
    fc.record({
      change: fc.constant('remove-day' as const),
      day: small,
      items: fc.constantFrom('day-before' as const, 'day-after' as const, 'remove' as const),
    }),
    fc.record({ change: fc.constant('move-day' as const), day: small, to: small }),
    fc.record({ change: fc.constant('move-item' as const), id, day: small, before: fc.option(id) }),
    fc.record({ change: fc.constant('remove-item' as const), id }),
    fc.record({ id, day: small, days: fc.integer({ min: 1, max: 4 }) }).map(({ id: key, ...facts }) => add(key, facts)),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      let now = draftOf(4)
      for (const one of changes) {
        if (one.change === 'add-item' && now.items.some((item) => item.id === one.id)) continue
        const changed = applyChange(now, one)
        if (changed.done) now = changed.value
      }
      expect(now.days.map(({ day }) => day)).toEqual(now.days.map((_, at) => at + 1))
      const onDay = (day: number) => now.items.filter((item) => item.day === day)
      expect(now.items.map(({ position }) => position)).toEqual(now.items.map((item) => onDay(item.day).indexOf(item) + 1))
      expect(now.items.flatMap((item) => unfit(now, item) ?? [])).toEqual([])
      expect(now.items.every(({ day }, at) => day >= (now.items[at - 1]?.day ?? 1))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('what is changed and is not there is refused', () => {
  const refusalOf = (change: VersionChange) => {
    const found = applyChange(five, change)
    return found.done ? undefined : found.refusal
  }
  const facts = { title: '', text: '', fromPlaceId: null, toPlaceId: null, pictures: [] }
  for (const change of [
    { change: 'day', day: 6, facts },
    { change: 'add-day', after: 6 },
    { change: 'remove-day', day: 6, items: 'remove' },
    { change: 'move-day', day: 6, to: 1 },
    { change: 'move-day', day: 1, to: 6 },
    { change: 'move-item', id: 'boat', day: 6, before: null },
  ] as const)
    expect(refusalOf(change), change.change).toEqual({ reason: 'day-unknown' })
  for (const change of [
    { change: 'item', id: 'none', facts: placeholder() },
    { change: 'estimate-item', id: 'none' },
    { change: 'move-item', id: 'none', day: 1, before: null },
    { change: 'remove-item', id: 'none' },
  ] as const)
    expect(refusalOf(change), change.change).toEqual({ reason: 'item-unknown' })
  expect(refusalOf({ change: 'item', id: 'boat', facts: placeholder({ day: 9 }) })).toEqual({ reason: 'day-unknown' })
})

test('only a service is estimated, and nothing else beside it', () => {
  const served = after(five, add('car', { day: 1, kind: 'transport', source: 'service', serviceId: 1 }))
  const mayEstimate = (id: string) =>
    after(served, { change: 'estimate-item', id })
      .items.filter((item) => item.mayEstimate)
      .map((item) => item.id)
  expect(mayEstimate('car')).toEqual(['car'])
  expect(mayEstimate('walk')).toEqual([])
})

test('a day that is put in begins where the one before it ends, the first one where the journey begins', () => {
  const travelled = draftOf(2).days.map((day) => ({ ...day, fromPlaceId: `from ${day.day}`, toPlaceId: `to ${day.day}` }))
  const placesAfter = (at: number) => {
    const made = after({ ...draftOf(2), days: travelled }, { change: 'add-day', after: at }).days[at]
    return [made?.fromPlaceId, made?.toPlaceId, made?.title, made?.pictures]
  }
  expect(placesAfter(0)).toEqual(['from 1', 'from 1', '', []])
  expect(placesAfter(1)).toEqual(['to 1', 'to 1', '', []])
  expect(placesAfter(2)).toEqual(['to 2', 'to 2', '', []])
})

test('exchange rates are taken as they are, and what is only costed anew changes nothing else', () => {
  const fx = { microsPerUsd: { EUR: 900_000 }, bufferBp: 300, asOf: { EUR: '2027-03-12' } }
  expect(after(five, { change: 'exchange', fx })).toEqual({ ...five, fx })
  expect(after(five, { change: 'rates' })).toEqual(five)
  expect(after(five, { change: 'confirm-prices' })).toEqual(five)
})
