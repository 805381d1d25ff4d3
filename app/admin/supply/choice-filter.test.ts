import { expect, test } from 'vitest'
import { type Choice, filterChoices, reachCounts } from './choice-filter.ts'

const effect = { place: '', board: '', cost: '', margin: '', isDearer: false, isLow: false }
const choice = (id: number, named: string, reach: Choice['reach']): Choice => ({
  ...{ id, text: named, group: '', named, reach, effect },
})
const choices = [
  choice(1, 'Lodge Ituri: Tent', 'first'),
  choice(2, 'Camp Nyika: Double', 'place'),
  choice(3, 'Hôtel Élan: Twin', 'country'),
  choice(4, 'Camp Far: Double', 'all'),
]

test.each([
  ['place', '', [1, 2]],
  ['country', '', [1, 2, 3]],
  ['all', '', [1, 2, 3, 4]],
  ['all', 'hotel elan', [3]],
  ['all', ' DOUBLE  camp ', [2, 4]],
  ['place', 'camp', [2]],
  ['place', 'élan', [3]],
  ['place', 'nowhere', []],
] as const)('within %s, “%s” finds %j', (within, find, ids) => {
  expect(filterChoices(choices, { within, find }).map(({ id }) => id)).toEqual(ids)
})

test('only what narrows is offered, with how many it has', () => {
  expect(reachCounts(choices)).toEqual([
    { within: 'place', count: 2 },
    { within: 'country', count: 3 },
    { within: 'all', count: 4 },
  ])
  expect(reachCounts(choices.filter(({ reach }) => reach === 'first' || reach === 'all'))).toEqual([{ within: 'all', count: 2 }])
})
