import { expect, test } from 'vitest'
import { activeContract, vatInside } from '#tests/support/rate-defaults.ts'
import { netInUsd, vatBackBy } from './net-cost.ts'

test.each([
  [vatInside, 1_800, 11_800],
  [{ ...vatInside, levy: 'added', levyBp: 300 }, 1_800, 12_100],
  [{ ...vatInside, levy: 'included', levyBp: 300 }, 1_800, 11_800],
  [{ ...vatInside, vatReclaimed: false }, 0, 10_000],
  [{ ...vatInside, vat: 'none' }, 0, 10_000],
] as const)('of %j comes back %s of %s', (terms, vatBp, vatOfBp) => {
  expect(vatBackBy({ ...activeContract, ...terms })).toEqual({ vatBp, vatOfBp })
})

test('without a contract nothing comes back', () => expect(vatBackBy(undefined)).toEqual({ vatBp: 0, vatOfBp: 10_000 }))

test('a cost in US cents is net of VAT that comes back, and not known without a rate', () => {
  const cost = { minor: 118_000, currency: 'RWF', vatBp: 1_800, vatOfBp: 11_800 } as const
  expect(netInUsd(cost, { microsPerUsd: { RWF: 1_000_000_000 }, bufferBp: 0 })).toBe(10_000)
  expect(netInUsd(cost, { microsPerUsd: {}, bufferBp: 0 })).toBeUndefined()
})
