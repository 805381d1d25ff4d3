import { expect, test } from 'vitest'
import { lotBalances } from '#features/permits/rules/balances.ts'
import { coverHolds } from '#features/permits/rules/cover-holds.ts'
import { coverNeeds } from '#features/permits/rules/cover-needs.ts'
import { permitsToBuy } from '#features/permits/rules/to-buy.ts'
import {
  weekAgeing,
  weekCash,
  weekOpening,
  weekOpenMinor,
  weekOrders,
  weekPayables,
  weekReceivables,
  weekSuppliers,
  weekToday,
  weekUnits,
} from '#tests/support/payables-week.ts'
import * as permits from '#tests/support/permits-week.ts'
import { agePayables } from './ageing.ts'
import { cashByWeek } from './cash-weeks.ts'
import { usdOf } from './exchange.ts'
import { payablesOfLine } from './payment-steps.ts'
import { permitCash } from './permit-cash.ts'
import { type BookingBooks, type CostOfRun, profitOfRun } from './profit.ts'

/** Every payable of the week, by the rules alone. */
const all = weekOrders
  .filter(({ state }) => state === 'confirmed')
  .flatMap(({ order, run, supplier, paid, ...line }) =>
    payablesOfLine(line, weekSuppliers[supplier]?.terms.payment ?? []).map((payable) => ({
      order,
      run,
      supplier,
      ...payable,
      isPaid: paid.includes(payable.part === 'deposit' ? 'd' : 'b'),
    })),
  )
const open = all
  .filter(({ isPaid }) => !isPaid)
  .map(({ supplier, dueOn, currency, amountMinor }, id) => ({
    id,
    supplierId: Object.keys(weekSuppliers).indexOf(supplier),
    supplier,
    dueOn,
    currency,
    openMinor: amountMinor,
    usdMinor: usdOf(amountMinor, currency, weekUnits),
  }))

test('the payables of the week, each with its due day, by the contracts of its suppliers', () => {
  expect(all).toEqual(weekPayables)
})

test('what is open by supplier and age, and together', () => {
  const aged = agePayables(open, weekToday)
  const rows = Object.fromEntries(
    aged.map(({ supplier, ages }) => [
      supplier,
      Object.fromEntries(Object.entries(ages).flatMap(([age, { usdMinor }]) => (usdMinor === 0 ? [] : [[age, usdMinor]]))),
    ]),
  )
  expect(rows).toEqual(weekAgeing)
  expect(aged.reduce((sum, { total }) => sum + total.usdMinor, 0)).toBe(weekOpenMinor)
})

test('the cash of the week: opening, what bookings owe, suppliers and permits, by week', () => {
  const { weekNow: now, weekNeeds: needs, weekPermits, weekPrices: prices, weekHolds: holds, weekLots: lots } = permits
  const cover = coverNeeds(needs, weekPermits, prices, now)
  const { uncovered } = coverHolds(weekPermits, cover, holds, prices, now)
  const balances = lotBalances({ lots, permits: weekPermits, cover, holds, prices }, now)
  const dayOf = (id: number) => lots.find((lot) => lot.id === id)?.day ?? ''
  const { overdue, weeks, later } = cashByWeek(
    { openingMinor: weekOpening, floorMinor: 2_600_000 },
    {
      receivables: weekReceivables,
      refunds: [],
      suppliers: open.map(({ dueOn, usdMinor }) => ({ dueOn, minor: usdMinor ?? 0 })),
      permits: permitCash(
        balances.map((one) => ({ ...one, day: dayOf(one.lotId) })),
        permitsToBuy(needs, cover, uncovered, permits.weekFees, now),
      ),
    },
    weekToday,
  )
  const rows = [overdue, ...weeks].filter(
    ({ inMinor, suppliersMinor, permitsMinor }) => inMinor + suppliersMinor + permitsMinor !== 0,
  )
  expect(
    rows.map(({ from, inMinor, suppliersMinor, permitsMinor, leftMinor }) => ({
      from: from ?? 'overdue',
      amounts: [inMinor, suppliersMinor, permitsMinor, leftMinor],
    })),
  ).toEqual(weekCash)
  expect(weeks.map(({ from }) => from)).toHaveLength(13)
  expect([weeks[0]?.from, weeks[12]?.from, later.suppliersMinor]).toEqual(['2027-05-03', '2027-07-26', 0])
  expect(rows.filter(({ isBelowFloor }) => isBelowFloor).map(({ from }) => from)).toEqual(['2027-06-21', '2027-06-28'])
  // L01, L11, L18, L24, L25; L05 covers nobody and is promised to K04.
  expect(rows.reduce((sum, { sparePermitsMinor }) => sum + sparePermitsMinor, 0)).toBe(210_000 * 3 + 300_000 + 150_000)
})

test('the profit of K15: 709.92 planned, 611.72 once M has invoiced 612.00 and the gateway kept 86.20', () => {
  const cost = (kind: CostOfRun['kind'], plannedMinor: number, actualMinor = plannedMinor): CostOfRun => ({
    kind,
    label: '',
    plannedMinor,
    actualMinor,
    isExpected: false,
  })
  const booking: BookingBooks = {
    bookingId: 'K15',
    travellers: 2,
    isAhead: false,
    feeMinor: null,
    lines: [
      { kind: 'base', amountMinor: 318_000, vatMinor: 48_508 },
      { kind: 'permit', amountMinor: 460_000, vatMinor: 0 },
    ],
    costs: [cost('permit', 460_000), cost('gateway', 0, 8_620)],
  }
  const shared = [cost('service', 60_000, 61_200), cost('service', 76_000), cost('guide', 20_000), cost('car', 42_500)]
  expect(profitOfRun({ bookings: [booking], shared })).toMatchObject({
    incomeMinor: 778_000 - 48_508,
    plannedCostMinor: 658_500,
    plannedMinor: 70_992,
    actualMinor: 61_172,
  })
})
