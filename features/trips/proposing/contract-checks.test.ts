import { expect, test } from 'vitest'
import { bookOf, storedCostOf } from '#tests/support/costed-books.ts'
import { couple, draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { priceVersion } from '../price-version.ts'
import { sendChecks } from './send-checks.ts'

test('what sells below what its supplier publishes is not sent where the contract says so', () => {
  const participants = couple.map(({ position }) => ({ position, age: 40, residency: 'foreign' as const }))
  const book = bookOf({ basis: 'person', kind: 'activity' }, {}, [{ amountMinor: 20_000, rackMinor: 25_000 }])
  const cost = storedCostOf(book, { from: '2027-07-06', days: 1, participants })
  const ids = { id: 'walk', rootId: 'walk', position: 1, cost, passedOn: null, edition: 1 }
  const facts = placeholder({ source: 'service', serviceId: 1, title: 'Walk', rule: { markupBp: 0 } })
  const version = { ...draftOf(1), items: [{ ...facts, ...ids }] }
  const faults = (resale: 'free' | 'not-below-rack') => {
    const contracts = new Map([[1, { name: 'Contract 2027', resale, payment: [], cancellation: [] }]])
    return sendChecks(version, priceVersion(version), { today: '2027-03-12', differences: [], short: [], contracts }).faults
  }
  expect(faults('not-below-rack')).toEqual([{ reason: 'below-rack', item: 'walk', title: 'Walk', day: 1 }])
  expect(faults('free')).toEqual([])
})
