import { expect, test } from 'vitest'
import type { Payable } from '../payable.ts'
import { agePayables } from './ageing.ts'
import { allocate } from './allocate.ts'
import { cashByWeek } from './cash-weeks.ts'
import { convertBy } from './exchange.ts'
import { followLine, type LineDue } from './follow-payables.ts'
import { costsOfLine } from './line-costs.ts'
import { payablesOfLine } from './payment-steps.ts'
import { groupToPay } from './to-pay.ts'

const open = (id: number, dueOn: string, openMinor: number) => ({ id, dueOn, openMinor })
const nothing = { credits: [], unused: [] }
const shares = (result: ReturnType<typeof allocate>) =>
  result.allocations.map(({ paymentId, payableId, amountMinor }) => [paymentId, payableId, amountMinor])

test('too little money pays what is due first, of one day what was made first', () => {
  const chosen = [open(1, '2027-05-03', 100), open(3, '2027-05-01', 100), open(2, '2027-05-01', 100), open(4, '2027-05-02', 100)]
  expect(shares(allocate(350, chosen, nothing))).toEqual([
    [null, 2, 100],
    [null, 3, 100],
    [null, 4, 100],
    [null, 1, 50],
  ])
})

test('earlier payments are used before credits, the oldest credit first, and money last', () => {
  const credits = [open(9, '2027-04-02', -30), open(8, '2027-04-01', -30)]
  const result = allocate(100, [open(1, '2027-05-01', 100)], { credits, unused: [{ paymentId: 7, leftMinor: 20 }] })
  expect(shares(result)).toEqual([
    [null, 8, -30],
    [null, 9, -30],
    [7, 1, 20],
    [null, 1, 80],
  ])
  expect(result.leftMinor).toBe(80)
  const less = allocate(0, [open(1, '2027-05-01', 25)], {
    credits,
    unused: [
      { paymentId: 7, leftMinor: 20 },
      { paymentId: 6, leftMinor: 0 },
    ],
  })
  expect(shares(less)).toEqual([
    [null, 8, -5],
    [7, 1, 20],
    [null, 1, 5],
  ])
})

const row = (id: number, supplier: string, dueOn: string, openMinor: number, currency: 'USD' | 'RWF' = 'USD') => ({
  id,
  supplierId: supplier.length,
  supplier,
  dueOn,
  currency,
  openMinor,
  usdMinor: currency === 'USD' ? openMinor : null,
})

test('to pay is what is overdue, then week by week, by name, and by currency', () => {
  const rows = [
    row(1, 'Lodge', '2027-05-10', 10),
    row(2, 'lake', '2027-05-07', 20),
    row(3, 'Lodge', '2027-05-06', 30),
    row(4, 'Lodge', '2027-05-09', 40),
    row(5, 'Lodge', '2027-05-08', 50),
    row(6, 'Lodge', '2027-05-08', 60, 'RWF'),
    row(7, 'Lodge', '2027-04-01', 70),
  ]
  expect(
    groupToPay(rows, '2027-05-07').map(({ week, supplier, currency, payables, sumMinor }) => [
      week,
      supplier,
      currency,
      payables.length,
      sumMinor,
    ]),
  ).toEqual([
    [null, 'Lodge', 'USD', 2, 100],
    ['2027-05-03', 'lake', 'USD', 1, 20],
    ['2027-05-03', 'Lodge', 'RWF', 1, 60],
    ['2027-05-03', 'Lodge', 'USD', 2, 90],
    ['2027-05-10', 'Lodge', 'USD', 1, 10],
  ])
})

test('ages are in the currency of the payables, and say how many have no rate', () => {
  const [francs, dollars] = agePayables(
    [row(1, 'Lodge', '2027-05-06', 60, 'RWF'), row(2, 'Lodge', '2027-05-06', 30), row(3, 'Lodge', '2027-05-08', 5)],
    '2027-05-07',
  )
  expect(francs).toMatchObject({ currency: 'RWF', withoutRate: 1, total: { minor: 60, usdMinor: 0 } })
  expect(dollars).toMatchObject({ withoutRate: 0, ages: { '1-30': { minor: 30, usdMinor: 30 }, 'not-due': { minor: 5 } } })
})

test('at the floor a week is not below it, and what comes after the last week has no Monday', () => {
  const receivables = [{ dueOn: '2027-08-02', minor: 5 }]
  const { weeks, later } = cashByWeek(
    { openingMinor: 10, floorMinor: 10 },
    { receivables, refunds: [], suppliers: [], permits: [] },
    '2027-05-07',
  )
  expect([weeks.at(-1)?.from, weeks.at(-1)?.leftMinor, weeks.at(-1)?.isBelowFloor]).toEqual(['2027-07-26', 10, false])
  expect(weeks.every(({ from }) => from !== null)).toBe(true)
  expect(later).toMatchObject({ from: null, inMinor: 5, leftMinor: 15 })
})

test('without a rate of one of two currencies nothing is converted', () => {
  const units = new Map([
    ['RWF', 1450],
    ['KES', 130],
  ] as const)
  expect(convertBy({ minor: 145_000, currency: 'RWF' }, 'KES', units)).toBe(1_300_000)
  expect(convertBy({ minor: 100, currency: 'USD' }, 'EUR', units)).toBeNull()
  expect(convertBy({ minor: 100, currency: 'EUR' }, 'RWF', units)).toBeNull()
  expect(convertBy({ minor: 7, currency: 'EUR' }, 'EUR', units)).toBe(7)
  expect(
    costsOfLine({
      title: '',
      supplier: '',
      currency: 'EUR',
      totalMinor: 0,
      dueMinor: null,
      isKnown: false,
      unitsPerUsd: null,
      vatBp: 0,
      vatOfBp: 1,
      parts: [],
    }),
  ).toBeUndefined()
})

const due: LineDue = { totalMinor: 100, currency: 'USD', planned: [], rest: { part: 'change', dueOn: '2027-05-20' } }
const payable = (more: Partial<Payable>): Payable => ({
  id: 1,
  part: 'change',
  dueOn: '2027-05-20',
  currency: 'USD',
  amountMinor: 100,
  paidMinor: 0,
  ...more,
})

test('a rest keeps the day on which it was first due; anything else is due on its own', () => {
  expect(followLine(due, [payable({ dueOn: '2027-04-01' })])).toEqual({ strike: [], add: [] })
  expect(
    followLine({ ...due, rest: { part: 'fee', dueOn: '2027-05-20' } }, [payable({ part: 'fee', dueOn: '2027-04-01' })]),
  ).toMatchObject({ strike: [1] })
  expect(followLine(due, [payable({ part: 'fee' })])).toMatchObject({ strike: [1], add: [{ part: 'change' }] })
  const paid = payable({ id: 2, part: 'all', amountMinor: 130, paidMinor: 130 })
  expect(followLine(due, [paid, payable({ part: 'credit', amountMinor: -30, dueOn: '2027-04-01' })])).toEqual({
    strike: [],
    add: [],
  })
})

test('differences of invoices are left alone', () => {
  const difference = payable({ id: 5, part: 'difference', amountMinor: 7 })
  expect(followLine(due, [payable({}), difference])).toEqual({ strike: [], add: [] })
  expect(followLine({ ...due, totalMinor: 0 }, [difference])).toEqual({ strike: [], add: [] })
})

test('of three steps the middle one is an instalment', () => {
  const steps = [30, 30, 40].map((percent, at) => ({ percent, when: 'before', days: 30 - at * 10 }) as const)
  const line = {
    kind: 'stay',
    firstDay: '2027-06-30',
    lastDay: '2027-06-30',
    currency: 'USD',
    costMinor: 1_001,
    confirmedOn: '2027-03-01',
  } as const
  expect(payablesOfLine(line, steps).map(({ part, dueOn, amountMinor }) => [part, dueOn, amountMinor])).toEqual([
    ['deposit', '2027-05-31', 300],
    ['instalment', '2027-06-10', 301],
    ['balance', '2027-06-20', 400],
  ])
})
