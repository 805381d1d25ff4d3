import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { bedFaults } from './beds.ts'
import { applyChange } from './changes/apply-change.ts'
import type { ItemFacts, TripVersion } from './trip-version.ts'

const options = [
  { letter: 'A' as const, title: '', text: '', discount: null },
  { letter: 'B' as const, title: '', text: '', discount: null },
]
/** A draft of four days, three nights, with stays. */
const sleeping = (...stays: Partial<ItemFacts>[]) =>
  stays.reduce<TripVersion>(
    (version, stay, at) => {
      const changed = applyChange(version, { change: 'add-item', id: `${at}`, facts: placeholder({ kind: 'stay', ...stay }) })
      if (!changed.done) throw new Error(changed.refusal.reason)
      return changed.value
    },
    { ...draftOf(4), options },
  )

test('everybody has one bed a night in each option; the last day has no night', () => {
  expect(bedFaults(sleeping({ days: 3 }))).toEqual([])
  expect(bedFaults(sleeping({ day: 1, days: 2 }, { day: 3, options: ['A'] }))).toEqual([
    { option: 'B', night: 3, without: [1, 2], twice: [] },
  ])
})

test('two beds in a night are told by traveller, and a stay by day or one that may be ticked is none', () => {
  expect(bedFaults(sleeping({ days: 3 }, { day: 2, who: [2], options: ['A'] }))).toEqual([
    { option: 'A', night: 2, without: [], twice: [2] },
  ])
  expect(bedFaults(sleeping({ days: 3 }, { day: 2, dayUse: true }, { day: 2, optional: true }))).toEqual([])
})
