import { expect, test } from 'vitest'
import { type CostOfRun, profitOfRun } from '#features/payables/rules/profit.ts'
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
const viewOf = (costs: readonly CostOfRun[]) => {
  const line = { kind: 'base', amountMinor: 500_000, vatMinor: 0 }
  const booking = { bookingId: 'A', travellers: 2, feeMinor: null, lines: [line], costs }
  return profitView(readEnglish, { profit: profitOfRun({ bookings: [booking], shared: [] }), costs, withoutRate: 0 })
}

test('a profit says why its actual cost is not the planned one, and nothing where it is', () => {
  const room = cost('service', 'Room', 60_000)
  expect(viewOf([room]).why).toBe('')
  expect(viewOf([{ ...room, actualMinor: 61_200 }, cost('exchange', '', 0, { actualMinor: -300 })]).why).toBe(
    'The actual cost is $9 more than planned: invoices +$12, exchange −$3.',
  )
  expect(viewOf([{ ...room, actualMinor: 55_000 }]).why).toBe('The actual cost is $50 less than planned: invoices −$50.')
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
  expect(state).toBe('2 amounts are expected only. The profit may still change.')
})
