import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { applyChange } from './changes/apply-change.ts'
import type { VersionChange } from './changes/version-change.ts'
import { compareVersions } from './compare-versions.ts'
import type { TripVersion } from './trip-version.ts'

const after = (version: TripVersion, ...changes: VersionChange[]) =>
  changes.reduce((now, change) => {
    const changed = applyChange(now, change)
    if (!changed.done) throw new Error(changed.refusal.reason)
    return changed.value
  }, version)
const add = (id: string, day: number): VersionChange => ({ change: 'add-item', id, facts: placeholder({ title: id, day }) })
const first = after(draftOf(4), add('walk', 1), add('boat', 2), add('drive', 3))
/** A copy as a new version has it: other ids, the same roots. */
const copy = { ...first, number: 2, items: first.items.map((item) => ({ ...item, id: `new ${item.id}`, edition: 1 })) }

test('a copy differs in nothing, wherever its items stand', () => {
  expect(compareVersions(first, copy)).toEqual({ facts: [], came: [], went: [], changed: [], days: [] })
})

test('what came, what went, and of what stayed what is another one', () => {
  const second = after(
    copy,
    { change: 'remove-item', id: 'new walk' },
    { change: 'item', id: 'new boat', facts: placeholder({ title: 'Slow boat', day: 4, who: [1] }) },
    add('spa', 1),
    { change: 'day', day: 2, facts: { title: 'On the lake', text: '', pictures: ['lake'], fromPlaceId: null, toPlaceId: null } },
    { change: 'party', startsOn: '2027-08-01', party: copy.party, rooms: copy.rooms },
  )
  const found = compareVersions(first, second)
  expect(found.facts).toEqual(['startsOn'])
  expect(found.came.map(({ title }) => title)).toEqual(['spa'])
  expect(found.went.map(({ title }) => title)).toEqual(['walk'])
  expect(found.changed.map(({ before, aspects }) => [before.title, aspects])).toEqual([['boat', ['day', 'words', 'travellers']]])
  expect(found.days.map(({ after: day, aspects }) => [day?.day, aspects])).toEqual([[2, ['title', 'pictures']]])
})

test('a day that was put in is one day more, and those behind it are other ones', () => {
  const longer = after(copy, { change: 'add-day', after: 4 })
  expect(compareVersions(first, longer).days).toEqual([
    { before: undefined, after: expect.objectContaining({ day: 5 }), aspects: [] },
  ])
})
