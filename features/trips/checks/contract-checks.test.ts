import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { bookOf, type Row, storedCostOf } from '#tests/support/costed-books.ts'
import { couple, draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { priceVersion } from '../price-version.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'
import { contractChecks } from './contract-checks.ts'
import { type CheckedContract, isOfCosts, refusesToSend } from './version-check.ts'

const participants = couple.map(({ position }) => ({ position, age: 40, residency: 'foreign' as const }))
/** A walk for two that costs 200.00 each, which its supplier publishes for 250.00; 566.40 by the rules, two times 284.00. */
function walk(facts: Partial<TripItem> = {}, row: Row = { amountMinor: 20_000, rackMinor: 25_000 }): TripItem {
  const cost = storedCostOf(bookOf({ basis: 'person', kind: 'activity' }, {}, [row]), {
    from: '2027-07-06',
    days: 1,
    participants,
  })
  const ids = { id: 'walk', rootId: 'walk', position: 1, cost, passedOn: null, edition: 1 }
  return { ...placeholder({ source: 'service', serviceId: 1, title: 'Walk' }), ...ids, ...facts }
}
const free: CheckedContract = { name: 'Contract 2027', resale: 'free', payment: [], cancellation: [] }
function checks(contract: Partial<CheckedContract>, item = walk(), version: Partial<TripVersion> = {}, today = '2027-03-12') {
  const draft = { ...draftOf(9), ...version, items: [item] }
  const priced = priceVersion(draft)
  if (!priced.done) throw new Error(priced.refusal.reason)
  return contractChecks(draft, priced.value, new Map([[1, { ...free, ...contract }]]), today)
}

test('what sells below what its supplier publishes is not sent where the contract says so', () => {
  const bound = { resale: 'not-below-rack' } as const
  // At cost and 18% VAT, 472.00 for what is published for 500.00; by hand just that, and a cent less.
  const sold = (sellMinor: number) => walk({ rule: { sellMinor, reason: 'As agreed' } })
  const below = [{ check: 'below-rack', item: 'walk' }]
  expect(checks(bound)).toEqual([])
  expect(checks(bound, walk({ rule: { markupBp: 0 } }))).toEqual(below)
  expect(checks({}, walk({ rule: { markupBp: 0 } }))).toEqual([])
  expect([checks(bound, sold(50_000)), checks(bound, sold(49_999))]).toEqual([[], below])
  expect(checks(bound, walk({ rule: { markupBp: 0 } })).map((check) => [refusesToSend(check), isOfCosts(check)])).toEqual([
    [true, true],
  ])
  expect(checks(bound, walk({ rule: { markupBp: 0 } }, { amountMinor: 20_000 }))).toEqual([])
})

test('a discount or a price by hand of the whole option is no way below it; what may be ticked has a price of its own', () => {
  const bound = { resale: 'not-below-rack' } as const
  const [option] = draftOf(1).options
  if (!option) throw new Error('There is no option')
  const less = (percent: number) => ({
    options: [{ ...option, discount: { label: 'Friends', reason: 'x', percent, amountMinor: null } }],
  })
  // 568.00 less 12% is 499.84.
  expect(checks(bound, walk(), less(12))).toEqual([{ check: 'below-rack', item: 'walk' }])
  expect(checks(bound, walk(), less(11))).toEqual([])
  expect(checks(bound, walk({ optional: true }), less(12))).toEqual([])
  const pricing = draftOf(1).pricing
  const unit = { option: 'A', line: 'base', childOf: null, unitMinor: 24_900, reason: 'x' } as const
  expect(checks(bound, walk(), { pricing: { ...pricing, unitsByHand: [unit] } })).toEqual([{ check: 'below-rack', item: 'walk' }])
})

test('the day on which a cancellation loses most is told, by what the supplier keeps and what we keep', () => {
  const { tours } = defaultSettings.cancellationPolicies
  const terms = { terms: { ...draftOf(1).terms, policy: tours } }
  const cancellation = [
    { days: 90, percent: 50 },
    { days: 30, percent: 100 },
  ]
  // From 90 days before it keeps 200.00, and we 30% of 566.40; later we keep more than it does.
  const loss = { check: 'cancellation-loss', item: 'walk', lossMinor: 20_000 - 16_992 }
  expect(checks({ cancellation }, walk(), terms)).toEqual([{ ...loss, day: '2027-04-07' }])
  expect(checks({ cancellation }, walk({ day: 5 }), terms)).toEqual([{ ...loss, day: '2027-04-11' }])
  expect(checks({ cancellation }, walk({ day: 5 }), terms, '2027-04-09')).toEqual([{ ...loss, day: '2027-04-11' }])
  // Today it is 80 days before, and the loss is that of today; 35 days before there is none any more.
  expect(checks({ cancellation }, walk(), terms, '2027-04-17')).toEqual([{ ...loss, day: '2027-04-17' }])
  expect(checks({ cancellation }, walk(), terms, '2027-06-01')).toEqual([])
  const milder = [{ days: 90, percent: 42 }]
  expect(checks({ cancellation: milder }, walk(), terms)).toEqual([])
  // Where we keep the deposit alone, most is lost on the last days.
  expect(checks({ cancellation }, walk())).toEqual([{ ...loss, day: '2027-06-06', lossMinor: 40_000 - 16_992 }])
})

test('a contract that asks for more when we confirm than the customer pays then is told once', () => {
  const payment = [
    { percent: 31, when: 'confirmed', days: 0 },
    { percent: 69, when: 'before', days: 30 },
  ] as const
  const told = { check: 'deposit-above-ours', item: 'walk', contract: 'Contract 2027', percent: 31, ourPercent: 30 }
  expect(checks({ payment })).toEqual([told])
  expect(checks({ payment: [{ percent: 30, when: 'confirmed', days: 0 }] })).toEqual([])
  expect(checks({ payment: [{ percent: 100, when: 'before', days: 60 }] })).toEqual([])
})
