import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { ageOf, agePayables } from './ageing.ts'
import { allocate } from './allocate.ts'
import { cashByWeek, mondayOf } from './cash-weeks.ts'
import { convertBy, exchangeOf, usdOf } from './exchange.ts'
import { matchInvoice } from './match-invoice.ts'
import { payablesOfLine, stepDueDays } from './payment-steps.ts'
import { sharesOf } from './shares.ts'
import { groupToPay } from './to-pay.ts'

const line = {
  kind: 'stay',
  firstDay: '2027-06-07',
  lastDay: '2027-06-08',
  currency: 'USD',
  costMinor: 100_001,
  confirmedOn: '2027-05-04',
} as const

test.each([
  ['confirmed and 7 days, before the balance', '2027-03-10', ['2027-03-17', '2027-05-08']],
  ['never later than the step that follows', '2027-05-04', ['2027-05-08', '2027-05-08']],
  ['confirmed after the balance was due', '2027-05-20', ['2027-05-08', '2027-05-08']],
])('a deposit is due %s', (_, confirmedOn, days) => {
  const steps = [
    { percent: 30, when: 'confirmed', days: 7 },
    { percent: 70, when: 'before', days: 30 },
  ] as const
  expect(stepDueDays(steps, { ...line, confirmedOn })).toEqual(days)
})

test.each([
  ['stay', '2027-06-24'],
  ['guide', '2027-06-23'],
] as const)('15 days after a %s are counted from its end', (kind, day) => {
  expect(stepDueDays([{ percent: 100, when: 'after', days: 15 }], { ...line, kind })).toEqual([day])
})

test('without terms all is due on the first day; what costs nothing is not due', () => {
  expect(payablesOfLine(line, [])).toEqual([{ part: 'all', dueOn: '2027-06-07', currency: 'USD', amountMinor: 100_001 }])
  expect(payablesOfLine({ ...line, costMinor: 0 }, [])).toEqual([])
})

test('shares add up to the cost, and none is below 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }), (minor, weights) => {
      const shares = sharesOf(minor, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor)
      expect(shares.every((share) => share === 0 || share > 0 === minor > 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['USD', 60_000, 60_300, 300, true],
  ['USD', 60_000, 60_301, 301, false],
  ['USD', 60_000, 59_700, -300, true],
  ['USD', 200_000, 200_500, 500, true],
  ['USD', 200_000, 200_501, 501, false],
  ['RWF', 870_000, 870_005, 5, true],
  ['RWF', 870_000, 870_006, 6, false],
  ['USD', 60_000, 61_200, 1_200, false],
  ['USD', 0, -500, -500, false],
] as const)('in %s, %s expected and %s invoiced: %s, taken by itself: %s', (currency, expected, totalMinor, differenceMinor, isTaken) => {
  expect(matchInvoice({ totalMinor, currency }, expected)).toEqual({ differenceMinor, isTaken })
})

test.each([
  [-1, 'not-due'],
  [0, 'not-due'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'over-90'],
] as const)('%s days after its due day a payable is %s', (days, age) => {
  expect(ageOf('2027-05-01', addDays('2027-05-01', days))).toBe(age)
})

test.each([
  [720_000, 'RWF', 1450, 49_655],
  [1_450, 'RWF', 1450, 100],
  [-725, 'RWF', 145_000, -1],
  [100, 'EUR', 0.8, 125],
  [61_200, 'USD', null, 61_200],
  [100, 'EUR', null, null],
] as const)('%s %s at %s are %s US cents', (minor, currency, units, usd) => expect(usdOf(minor, currency, units)).toBe(usd))

test('an amount is converted by way of dollars, and not without a rate', () => {
  const units = new Map([['RWF', 1450]] as const)
  expect(convertBy({ minor: 60_000, currency: 'USD' }, 'RWF', units)).toBe(870_000)
  expect(convertBy({ minor: 870_000, currency: 'RWF' }, 'USD', units)).toBe(60_000)
  expect(convertBy({ minor: 1, currency: 'EUR' }, 'USD', units)).toBeNull()
})

test('exchange: planned at 1,450 and paid at 1,400 costs more; a credit costs nothing', () => {
  const paid = { amountMinor: 870_000, beforeMinor: 0, payment: { amountMinor: 870_000, usdMinor: 62_143 } }
  expect(exchangeOf([paid], 'RWF', 1450)).toBe(2_143)
  expect(exchangeOf([{ amountMinor: 870_000, beforeMinor: 0, payment: { amountMinor: 0, usdMinor: 0 } }], 'RWF', 1450)).toBe(0)
  expect(
    exchangeOf([{ amountMinor: 61_200, beforeMinor: 0, payment: { amountMinor: 61_200, usdMinor: 61_700 } }], 'USD', null),
  ).toBe(500)
  expect(exchangeOf([paid], 'RWF', null)).toBe(0)
})

const open = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.nat(60)), { maxLength: 6 })
const asPayables = (rows: readonly (readonly [number, number])[], sign: 1 | -1, from: number) =>
  rows.map(([minor, days], at) => ({ id: from + at, dueOn: addDays('2027-05-01', days), openMinor: sign * minor }))

test('law 4: a payment is never for more than itself, nor a payable paid above what is open, and what is owed to us is used first', () => {
  fc.assert(
    fc.property(
      fc.nat(300_000),
      open,
      open,
      fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 3 }),
      (amount, due, owedToUs, left) => {
        const [chosen, credits] = [asPayables(due, 1, 0), asPayables(owedToUs, -1, 100)]
        const unused = left.map((leftMinor, paymentId) => ({ paymentId, leftMinor }))
        const { allocations, leftMinor } = allocate(amount, chosen, { credits, unused })
        const ofPayment = (id: number | null) =>
          allocations.filter((one) => one.paymentId === id).reduce((sum, one) => sum + one.amountMinor, 0)
        expect(ofPayment(null)).toBe(amount - leftMinor)
        expect(leftMinor).toBeGreaterThanOrEqual(0)
        for (const one of unused) expect(ofPayment(one.paymentId)).toBeLessThanOrEqual(one.leftMinor)
        const ofPayable = (id: number) =>
          allocations.filter((one) => one.payableId === id).reduce((sum, one) => sum + one.amountMinor, 0)
        for (const one of chosen) expect(ofPayable(one.id)).toBeLessThanOrEqual(one.openMinor)
        for (const one of credits) expect(ofPayable(one.id)).toBeGreaterThanOrEqual(one.openMinor)
        const all = (rows: readonly { openMinor: number }[]) => rows.reduce((sum, { openMinor }) => sum + openMinor, 0)
        const ours = left.reduce((sum, one) => sum + one, 0) - all(credits)
        const paid = chosen.reduce((sum, one) => sum + ofPayable(one.id), 0)
        expect(paid).toBe(Math.min(all(chosen), ours + amount))
        expect(leftMinor).toBe(amount - Math.max(0, paid - ours))
        expect(allocations.every(({ amountMinor }) => amountMinor !== 0)).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('law 4: what is open is the same by age, by week of the cash and by what is to pay', () => {
  const row = fc.record({
    supplierId: fc.nat(4),
    days: fc.integer({ min: -150, max: 150 }),
    currency: fc.constantFrom('USD' as const, 'RWF' as const),
    openMinor: fc.integer({ min: -50_000, max: 900_000 }).filter((minor) => minor !== 0),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.nat(6), (rows, weekday) => {
      const today = addDays('2027-05-03', weekday)
      const payables = rows.map(({ days, supplierId, currency, openMinor }, id) => ({
        id,
        supplierId,
        supplier: `Supplier ${supplierId}`,
        dueOn: addDays(today, days),
        currency,
        openMinor,
        usdMinor: usdOf(openMinor, currency, 1450),
      }))
      const all = payables.reduce((sum, { usdMinor }) => sum + (usdMinor ?? 0), 0)
      const aged = agePayables(payables, today)
      const inAges = aged.flatMap(({ ages }) => Object.values(ages)).reduce((sum, { usdMinor }) => sum + usdMinor, 0)
      const suppliers = payables.map(({ dueOn, usdMinor }) => ({ dueOn, minor: usdMinor ?? 0 }))
      const { overdue, weeks, later } = cashByWeek(
        { openingMinor: 0, floorMinor: 0 },
        { receivables: [], refunds: [], suppliers, permits: [] },
        today,
      )
      const inWeeks = [overdue, ...weeks, later].reduce((sum, { suppliersMinor }) => sum + suppliersMinor, 0)
      expect([inAges, inWeeks, 0 - later.leftMinor]).toEqual([all, all, all])
      const groups = groupToPay(payables, today)
      expect(groups.flatMap((group) => group.payables)).toHaveLength(payables.length)
      expect(groups.every(({ week }) => week === null || week === mondayOf(week))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a week begins on Monday and ends on Sunday', () => {
  expect(['2027-05-03', '2027-05-09', '2027-05-10'].map(mondayOf)).toEqual(['2027-05-03', '2027-05-03', '2027-05-10'])
})
