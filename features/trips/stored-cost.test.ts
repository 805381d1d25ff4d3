import { expect, test } from 'vitest'
import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import { costsOfParts } from '#features/suppliers/costing/cost-of-parts.ts'
import { bookOf, exchange } from '#tests/support/costed-books.ts'
import { ageOnDay } from './party.ts'
import { storedCost } from './stored-cost.ts'

test('what is stored of a cost is plain JSON, with each component at the part of its contract', () => {
  const [first] = bookOf({ basis: 'group' }, { id: 7, name: 'Contract 2027' }, []).contracts
  const [second] = bookOf({ basis: 'group' }, { id: 8, name: 'Contract 2028', currency: 'UGX' }, []).contracts
  if (!first || !second) throw new Error('No contract')
  const line = (contract: CostLine['contract'], day: string, unitMinor: number): CostLine => ({
    ...{ contract, day, what: 'unit', units: 1, unitMinor, who: [1, 2] },
  })
  const lines = [line(first, '2027-12-31', 10_000), line(second, '2028-01-01', 370_000), line(first, '2027-12-30', 5_000)]
  const found = costsOfParts(lines, exchange)
  if ('refusal' in found) throw new Error('No exchange rate')
  const stored = storedCost(found.cost, lines)
  expect(stored).toEqual(JSON.parse(JSON.stringify(stored)))
  expect(stored.lines).toEqual([
    { part: 0, day: '2027-12-31', what: 'unit', units: 1, unitMinor: 10_000, who: [1, 2] },
    { part: 1, day: '2028-01-01', what: 'unit', units: 1, unitMinor: 370_000, who: [1, 2] },
    { part: 0, day: '2027-12-30', what: 'unit', units: 1, unitMinor: 5_000, who: [1, 2] },
  ])
  expect(stored.parts.map(({ contractId, contract, currency, usd }) => [contractId, contract, currency, usd.costMinor])).toEqual([
    [7, 'Contract 2027', 'USD', 15_000],
    [8, 'Contract 2028', 'UGX', 10_300],
  ])
  expect([stored.costMinor, stored.vatBackMinor, stored.netCostMinor]).toEqual([25_300, 0, 25_300])
})

test('an age is of the day where a birth day is known, else that of the first day', () => {
  expect(ageOnDay({ bornOn: '2015-07-12', age: null }, '2027-07-11')).toBe(11)
  expect(ageOnDay({ bornOn: '2015-07-12', age: null }, '2027-07-12')).toBe(12)
  expect(ageOnDay({ bornOn: null, age: 11 }, '2027-07-12')).toBe(11)
  expect(ageOnDay({ bornOn: null, age: null }, '2027-07-12')).toBe(12)
})
