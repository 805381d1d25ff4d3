import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adoptedPools, type FormerPool } from './adopted-pools.ts'

const everybody = { departureId: null, promised: 0, bought: 0, seats: 0 }

test('of 20 permits, 5 of them bought, each pool keeps its promises, a departure its unsold seats, and everybody gets the rest', () => {
  const departure = { departureId: 7, promised: 3, bought: 2, seats: 8 }
  expect(adoptedPools(20, [{ ...everybody, promised: 4, bought: 3 }, departure])).toEqual([
    { departureId: null, forPromises: 1, forSale: 8, wanted: 0 },
    { departureId: 7, forPromises: 1, forSale: 5, wanted: 6 },
  ])
})

test('where more is bought and promised than was counted, promises come first', () => {
  const departure = { departureId: 7, promised: 6, bought: 0, seats: 8 }
  expect(adoptedPools(8, [departure, { ...everybody, bought: 4 }])).toEqual([
    { departureId: null, forPromises: 0, forSale: 0, wanted: 0 },
    { departureId: 7, forPromises: 6, forSale: 0, wanted: 8 },
  ])
})

test('no promise is lost, and the sum of what may be promised stays wherever it can', () => {
  const few = fc.nat(12)
  const pool = fc.record({ promised: few, bought: few, seats: few })
  const pools = fc
    .array(pool, { maxLength: 4 })
    .map((all) => all.map((one, index): FormerPool => ({ ...one, departureId: index || null })))
  fc.assert(
    fc.property(fc.nat(40), pools, (capacity, former) => {
      const adopted = adoptedPools(capacity, former)
      const after = adopted.map((one) => {
        const before = former.find(({ departureId }) => departureId === one.departureId) ?? everybody
        const backed = before.bought + one.forPromises + one.forSale
        expect(backed).toBeGreaterThanOrEqual(before.promised)
        return backed
      })
      const least = former.reduce((sum, { promised, bought }) => sum + Math.max(promised, bought), 0)
      expect(after.reduce((sum, one) => sum + one, 0)).toBe(Math.max(capacity, least))
    }),
    { numRuns: 1000 },
  )
})
