import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { copyForTrip, copyOfVersion } from './copy-version.ts'
import { roomsFor } from './party.ts'
import type { TripVersion } from './trip-version.ts'

const rule = { sellMinor: 30_000, reason: 'As agreed' }
const facts = { rule, provisional: { reference: 'AB 12', until: '2027-03-16' } }
const ids = { rootId: 'root', position: 1, cost: null, passedOn: null, edition: 7 }
const unit = { option: 'A', line: 'base', childOf: null, unitMinor: 20_000, reason: 'As agreed' } as const
const version: TripVersion = {
  ...draftOf(1),
  ...{ edition: 9, factsEdition: 8, frozenAt: new Date('2027-03-12T08:00:00Z'), frozenBy: 'Sophie' },
  days: draftOf(1).days.map((day) => ({ ...day, edition: 5 })),
  items: [
    { ...placeholder(facts), ...ids, id: 'walk' },
    { ...placeholder({ rule: { markupBp: 1_000 } }), ...ids, id: 'boat' },
  ],
  pricing: { ...draftOf(1).pricing, unitsByHand: [unit] },
}
const numbered = () => {
  let given = 0
  return () => `new ${++given}`
}

test('a copy of a version is a fresh draft whose items keep their roots', () => {
  const copy = copyOfVersion(version, { tripId: 'trip', number: 2, baseId: 'version' }, numbered())
  expect(copy).toMatchObject({
    id: 'new 1',
    number: 2,
    baseId: 'version',
    edition: 1,
    factsEdition: 1,
    frozenAt: null,
    frozenBy: '',
  })
  expect(copy.days).toMatchObject([{ title: 'Day 1', edition: 1 }])
  expect(copy.items).toMatchObject([
    { id: 'new 2', rootId: 'root', edition: 1, rule, provisional: facts.provisional },
    { id: 'new 3', rootId: 'root', edition: 1 },
  ])
})

test('another trip has roots of its own, and what is held and priced by hand only where that is wanted', () => {
  const plain = copyForTrip(version, 'other', { provisional: false, handPrices: false }, numbered())
  expect(plain).toMatchObject({ tripId: 'other', number: 1, baseId: null, pricing: { unitsByHand: [] } })
  expect(plain.items).toMatchObject([
    { id: 'new 2', rootId: 'new 2', rule: null, provisional: null },
    { id: 'new 3', rootId: 'new 3', rule: { markupBp: 1_000 } },
  ])
  const whole = copyForTrip(version, 'other', { provisional: true, handPrices: true }, numbered())
  expect(whole).toMatchObject({ pricing: { unitsByHand: [unit] }, items: [{ rule, provisional: facts.provisional }, {}] })
})

test('who shares a room is two by two, and an odd adult is alone where there is no child', () => {
  const rooms = (...ages: number[]) => {
    const party = ages.map((age, at) => ({ position: at + 1, bornOn: null, age, residency: 'foreign' as const, pays: true }))
    return roomsFor(party, '2027-07-06').map((room) => room.length)
  }
  expect(rooms(40, 40)).toEqual([2])
  expect(rooms(40, 40, 40).toSorted()).toEqual([1, 2])
  expect(rooms(40, 9)).toEqual([2])
  expect(rooms(40, 40, 40, 9)).toEqual([2, 2])
  expect(rooms(40, 40, 12).toSorted()).toEqual([1, 2])
  expect(rooms(40, 40, 11)).toEqual([3])
  const who = (...ages: number[]) =>
    roomsFor(
      ages.map((age, at) => ({ position: at + 1, bornOn: null, age, residency: 'foreign' as const, pays: true })),
      '2027-07-06',
    )
  expect(who(40, 38, 9, 13), 'no children on their own').toEqual([
    [1, 4],
    [2, 3],
  ])
  expect(who(40, 38, 12)).toEqual([[1, 3], [2]])
  expect(who(40, 13, 14, 9), 'one adult cannot be in two rooms').toEqual([
    [1, 2],
    [3, 4],
  ])
})
