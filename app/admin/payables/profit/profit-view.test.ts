import { expect, test } from 'vitest'
import { type CostOfRun, profitOfRun } from '#features/payables/rules/profit.ts'
import { type Margin, marginOf } from '#features/suppliers/costing/margin.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { profitView } from './profit-view.ts'

const cost = (kind: CostOfRun['kind'], label: string, plannedMinor: number, more: Partial<CostOfRun> = {}): CostOfRun => ({
  kind,
  label,
  plannedMinor,
  actualMinor: plannedMinor,
  isExpected: false,
  ...more,
})
const viewOf = (costs: readonly CostOfRun[], margin?: Margin, isAhead = false) => {
  const line = { kind: 'base', amountMinor: 500_000, vatMinor: 0 } as const
  const booking = { bookingId: 'A', travellers: 2, isAhead, feeMinor: null, lines: [line], costs }
  const left = margin && { margin, crew: { guidesMinor: 5_000, vehiclesMinor: 9_000 } }
  return profitView(readEnglish, { profit: profitOfRun({ bookings: [booking], shared: [] }), costs, withoutRate: 0, left })
}

test('a profit says why its actual cost is not the planned one, and nothing where it is', () => {
  const room = cost('service', 'Room', 60_000)
  expect(viewOf([room]).why).toBe('')
  expect(viewOf([{ ...room, actualMinor: 61_200 }, cost('exchange', '', 0, { actualMinor: -300 })]).why).toBe(
    'The actual cost is $9 more than planned: invoices +$12, exchange −$3.',
  )
  expect(viewOf([{ ...room, actualMinor: 55_000 }]).why).toBe('The actual cost is $50 less than planned: invoices −$50.')
})

test('a profit is called actual once every cost is known, and expected before, never both', () => {
  const room = cost('service', 'Room', 60_000, { actualMinor: 61_200 })
  const [closed, open] = [viewOf([room]), viewOf([room, cost('service', 'Boat', 5_000, { isExpected: true })])]
  expect([closed.summary, closed.isOpen]).toEqual(['actual profit $4,388', false])
  expect([open.summary, open.isOpen]).toEqual(['expected profit $4,338', true])
  expect([open.summary, open.state, open.why, open.tag?.word].join(' ')).not.toContain('actual')
})

test('a trip that is not over is never closed: a cost may still come', () => {
  const view = viewOf([cost('service', 'Room', 60_000)], undefined, true)
  expect([view.summary, view.state, view.tag?.word]).toEqual([
    'expected profit $4,400',
    'The trip is not over: other costs may still come.',
    'not over',
  ])
  expect(viewOf([], undefined, true).state).toBe('The trip is not over: other costs may still come.')
})

test('permits of one name are one cost, those that are expected apart, and what is missing names them once', () => {
  const permit = cost('permit', 'Gorilla permit', 150_000)
  const expected = { ...permit, isExpected: true }
  const { rows, missing, state } = viewOf([
    permit,
    permit,
    expected,
    expected,
    cost('service', 'Room', 1_000),
    cost('service', 'Room', 1_000),
  ])
  expect(rows.map(({ label, actual, isExpected }) => [label, actual, isExpected])).toEqual([
    ['2 × Gorilla permit', '$3,000', false],
    ['2 × Gorilla permit', '$3,000', true],
    ['Room', '$10', false],
    ['Room', '$10', false],
  ])
  expect(missing).toEqual(['the payment of 2 × Gorilla permit'])
  expect(state).toBe('2 amounts are not final. The profit may still change.')
})

test('guides and vehicles without a day’s cost close nothing, and the profit says what to type', () => {
  const crew = cost('guide', 'Eric', 0, { isExpected: true, isUnpriced: true })
  const { missing, unpriced, tag } = viewOf([cost('service', 'Room', 1_000), crew])
  expect(missing).toEqual(['Eric at no cost'])
  expect(unpriced).toMatch(/^What a day of our own guide or vehicle costs is not typed/)
  expect(tag).toEqual({ word: '1 not final', tone: 'warn' })
  expect(viewOf([cost('guide', 'Eric', 4_000)])).toMatchObject({ unpriced: '', tag: { word: 'closed', tone: 'ok' } })
})

test('who is not assigned and what has no supplier yet are rows of their own, and named among what is missing', () => {
  const { rows, missing } = viewOf([
    cost('guide', '', 20_000, { isExpected: true, lacks: 'driver-guide', days: 5 }),
    cost('car', '', 0, { isExpected: true, isUnpriced: true, lacks: 'vehicle', days: 1 }),
    cost('service', 'Room', 60_000, { isExpected: true, lacks: 'supplier', supplier: '' }),
  ])
  expect(rows.map(({ label, supplier, planned }) => [label, supplier, planned])).toEqual([
    ['Driver-guide, not assigned yet', '5 days', '$200'],
    ['Vehicle, not assigned yet', '1 day', '$0'],
    ['Room', 'no supplier chosen yet', '$600'],
  ])
  expect(missing).toEqual(['Driver-guide, not assigned yet', 'Vehicle, not assigned yet', 'a supplier for Room'])
})

test('a cost that nobody knows is no 0: the row, the sum and what is missing say so', () => {
  const unknown = { isExpected: true, isUnknown: true, supplier: 'Lodge' }
  const { rows, missing, summary, tag } = viewOf([cost('service', 'Room', 0, unknown), cost('service', 'Suite', 60_000, unknown)])
  expect(rows.map(({ planned, actual, supplier }) => [planned, actual, supplier])).toEqual([
    ['not known', 'not known', 'Lodge'],
    ['$600', '$600', 'Lodge, cost not known, as last known'],
  ])
  expect(missing).toEqual(['what Room, Lodge costs', 'what Suite, Lodge costs'])
  expect([summary, tag?.word]).toEqual(['expected profit $4,400, 2 unknown costs', '2 not final'])
})

test('the fee of a payment is named by its method', () => {
  expect(viewOf([cost('gateway', 'bank-transfer', 2_200), cost('gateway', 'card', 300)]).rows.map(({ label }) => label)).toEqual([
    'Fee of the payment, bank transfer',
    'Fee of the payment, card',
  ])
})

test('what is in no sum is said', () => {
  const profit = profitOfRun({ bookings: [], shared: [] })
  const view = profitView(readEnglish, { profit, costs: [], withoutRate: 0, withoutCost: 2, awaitsOrders: true })
  expect(view.without).toMatch(
    /^This was sold just now: .* The costs of 2 order lines are not known: the profit is too high by what is missing\./,
  )
})

test('what is between the margin by the rate book and the planned profit is named, and comes to it to the cent', () => {
  const margin = marginOf([{ kind: 'base', amountMinor: 500_000, vatMinor: 0 }], 55_025)
  const costs = [cost('service', 'Room', 60_050), cost('permit', 'Gorilla permit', 150_000), cost('guide', 'Eric', 4_000)]
  expect(viewOf(costs, margin).bridge).toBe(
    'The margin leaves $4,449.75 by the rate book of today; permits, fees and flights −$1,500, suppliers as ordered −$100.25, our guides and vehicles by the day +$10: planned profit $2,859.50.',
  )
  expect(viewOf([cost('service', 'Room', 55_025)], margin).bridge).toBe(
    'The margin by the rate book of today leaves the same as planned.',
  )
  expect(viewOf(costs).bridge).toBe('')
})

test('a loss stands open', () => {
  expect(viewOf([cost('service', 'Room', 500_001)])).toMatchObject({ isLoss: true })
  expect(viewOf([cost('service', 'Room', 500_000)])).toMatchObject({ isLoss: false })
})
