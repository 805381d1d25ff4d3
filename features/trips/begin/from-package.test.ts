import { expect, test } from 'vitest'
import { tripOfPackage } from './from-package.ts'

const package_ = { itinerary: [], nights: 0, rates: { fees: [] } as never }
const service = { comfort: null, day: 1, days: 2, kilometres: null, alternatives: [] }
const supplier = { supplier: 'Guides', name: 'By the day', board: null } as const
const sold = new Map([
  [1, { ...supplier, kind: 'guide', basis: 'group' } as const],
  [2, { ...supplier, kind: 'guide', basis: 'person' } as const],
])
const wanted = { comforts: ['lodge'], comfortNames: { simple: '', lodge: '', luxury: '' } } as const

test('a trip begins with as many guides of a package as its party needs', () => {
  const numbers = (guides: number) =>
    tripOfPackage(
      package_,
      [1, 2].map((serviceId) => ({ ...service, serviceId })),
      sold,
      { ...wanted, guides },
    ).items.map(({ quantity }) => quantity)
  expect([numbers(1), numbers(3)]).toEqual([
    [null, null],
    [3, null],
  ])
})
