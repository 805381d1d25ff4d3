import { expect, test } from 'vitest'
import { placeholder } from '#tests/support/trip-parts.ts'
import { estimatedItems } from './estimates.ts'
import type { TripItem } from './trip-version.ts'

const estimated = { year: 2027, upliftBp: 600 }
const item = (id: string, more: Partial<TripItem>): TripItem => ({
  ...placeholder(),
  ...{ id, rootId: id, position: 1, cost: null, passedOn: null, edition: 1 },
  ...more,
})
const cost = { parts: [], lines: [], costMinor: 1, vatBackMinor: 0, netCostMinor: 1 }

test('an option is estimated by what is in it, a cost or a flight, also where it may only be ticked', () => {
  const items = [
    item('lodge', { cost: { ...cost, estimated } }),
    item('flight', { passedOn: { kind: 'flight', units: [], estimated }, options: ['A', 'B'], optional: true }),
    item('camp', { cost: { ...cost, estimated }, options: ['B'] }),
    item('guide', { cost }),
    item('walk', {}),
  ]
  expect(estimatedItems({ items }, 'A').map(({ id }) => id)).toEqual(['lodge', 'flight'])
  expect(estimatedItems({ items }, 'B').map(({ id }) => id)).toEqual(['lodge', 'flight', 'camp'])
})
