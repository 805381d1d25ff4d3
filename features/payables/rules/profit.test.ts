import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usdOf } from './exchange.ts'
import { costsOfLine } from './line-costs.ts'
import { type BookingBooks, type CostOfRun, profitOfRun, profitsOfBookings, sumChanges } from './profit.ts'

const line = {
  title: 'Room',
  supplier: 'Lodge',
  currency: 'USD',
  totalMinor: 60_000,
  dueMinor: 61_200,
  isKnown: true,
  unitsPerUsd: null,
  vatBp: 0,
  vatOfBp: 10_000,
  parts: [],
} as const

test('a line costs what was planned, and actually what its payables come to, net of VAT that comes back', () => {
  expect(costsOfLine(line)).toMatchObject([{ kind: 'service', plannedMinor: 60_000, actualMinor: 61_200, isExpected: false }])
  expect(costsOfLine({ ...line, dueMinor: null, isKnown: false })).toMatchObject([{ actualMinor: 60_000, isExpected: true }])
  expect(costsOfLine({ ...line, totalMinor: 118_000, dueMinor: 118_000, vatBp: 1_800, vatOfBp: 11_800 })).toMatchObject([
    { plannedMinor: 100_000, actualMinor: 100_000 },
  ])
  expect(costsOfLine({ ...line, currency: 'RWF' })).toBeUndefined()
})

test('what was paid at another rate than was planned is a cost of its own', () => {
  const parts = [{ amountMinor: 870_000, beforeMinor: 0, payment: { amountMinor: 870_000, usdMinor: 62_143 } }]
  const costs = costsOfLine({ ...line, currency: 'RWF', totalMinor: 870_000, dueMinor: 870_000, unitsPerUsd: 1450, parts })
  expect(costs).toMatchObject([
    { kind: 'service', actualMinor: 60_000 },
    { kind: 'exchange', plannedMinor: 0, actualMinor: 2_143 },
  ])
})

const booking = (bookingId: string, more: Partial<BookingBooks> = {}): BookingBooks => ({
  bookingId,
  travellers: 2,
  isAhead: false,
  feeMinor: null,
  lines: [{ kind: 'base', amountMinor: 118_000, vatMinor: 18_000 }],
  costs: [],
  ...more,
})
const cost = (plannedMinor: number, actualMinor = plannedMinor, isExpected = false): CostOfRun => ({
  kind: 'service',
  label: '',
  plannedMinor,
  actualMinor,
  isExpected,
})

test('income is without the taxes inside it and those that are lines; of a cancelled booking it is the fee', () => {
  const taxed = booking('A', { lines: [...booking('A').lines, { kind: 'tax', amountMinor: 3_000, vatMinor: 0 }] })
  expect(profitOfRun({ bookings: [taxed], shared: [] })).toMatchObject({
    grossMinor: 121_000,
    taxMinor: 21_000,
    incomeMinor: 100_000,
  })
  expect(profitOfRun({ bookings: [booking('A', { feeMinor: 40_000 })], shared: [] })).toMatchObject({
    incomeMinor: 40_000,
    taxMinor: 0,
  })
})

test('of a departure what bookings share is counted once, and shared out by travellers among those who go', () => {
  const bookings = [booking('A'), booking('B', { travellers: 1, costs: [cost(5_000)] }), booking('C', { feeMinor: 10_000 })]
  const run = { bookings, shared: [cost(30_000, 31_000, true)] }
  expect(profitOfRun(run)).toMatchObject({
    plannedCostMinor: 35_000,
    actualCostMinor: 36_000,
    isExpected: true,
    incomeMinor: 210_000,
  })
  const own = profitsOfBookings(run)
  expect([...own.values()].map(({ plannedCostMinor }) => plannedCostMinor)).toEqual([20_000, 15_000, 0])
  expect([...own.values()].reduce((sum, { actualMinor }) => sum + actualMinor, 0)).toBe(profitOfRun(run).actualMinor)
  const cancelled = { bookings: [booking('C', { feeMinor: 10_000 })], shared: [cost(4_000)] }
  expect(profitsOfBookings(cancelled).get('C')).toMatchObject({ plannedMinor: 6_000 })
})

const paidLine = fc.record({
  currency: fc.constantFrom('USD' as const, 'RWF' as const, 'EUR' as const),
  totalMinor: fc.integer({ min: 1, max: 2_000_000 }),
  difference: fc.integer({ min: -20_000, max: 20_000 }),
  plannedUnits: fc.integer({ min: 50, max: 2_000 }),
  vatBp: fc.nat(1_800),
  cuts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
})

test('law 5: the profit of a run whose lines are all invoiced and paid is money in less money out less taxes, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(paidLine, { maxLength: 5 }),
      fc.nat(5_000_000),
      fc.nat(500_000),
      fc.integer({ min: 40, max: 2_500 }),
      (lines, inMinor, taxMinor, rate) => {
        let outMinor = 0
        let vatBackMinor = 0
        const shared = lines.flatMap(({ currency, totalMinor, difference, plannedUnits, vatBp, cuts }) => {
          const dueMinor = Math.max(1, totalMinor + difference)
          const usdMinor = usdOf(dueMinor, currency, rate) ?? 0
          outMinor += usdMinor
          // One payment for the line, in several parts.
          const ends = [...new Set(cuts.map((percent) => Math.floor((dueMinor * percent) / 100)))].filter(
            (end) => end > 0 && end < dueMinor,
          )
          const bounds = [0, ...ends.toSorted((a, b) => a - b), dueMinor]
          const parts = bounds.slice(1).map((end, at) => ({
            amountMinor: end - (bounds[at] ?? 0),
            beforeMinor: bounds[at] ?? 0,
            payment: { amountMinor: dueMinor, usdMinor },
          }))
          const vat = { vatBp, vatOfBp: 10_000 + vatBp }
          const costs = costsOfLine({ ...line, currency, totalMinor, dueMinor, unitsPerUsd: plannedUnits, parts, ...vat }) ?? []
          const [service] = costs
          vatBackMinor += (usdOf(dueMinor, currency, plannedUnits) ?? 0) - (service?.actualMinor ?? 0)
          return costs
        })
        const bookings = [booking('A', { lines: [{ kind: 'base', amountMinor: inMinor + taxMinor, vatMinor: taxMinor }] })]
        const { actualMinor, isExpected } = profitOfRun({ bookings, shared })
        expect(actualMinor).toBe(inMinor + taxMinor - outMinor - (taxMinor - vatBackMinor))
        expect(isExpected).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})

test('why the actual cost is not the planned one is said by kind of cost, and adds up to the difference', () => {
  const run = {
    bookings: [booking('A', { costs: [{ ...cost(0, 900), kind: 'gateway' }] }), booking('B', { travellers: 3 })],
    shared: [cost(60_000, 61_200), cost(40_000, 39_000), cost(20_000), { ...cost(0, 2_143), kind: 'exchange' as const }],
  } satisfies Parameters<typeof profitOfRun>[0]
  const whole = profitOfRun(run)
  expect(whole.changes).toEqual([
    { kind: 'service', minor: 200 },
    { kind: 'exchange', minor: 2_143 },
    { kind: 'gateway', minor: 900 },
  ])
  for (const { changes, actualCostMinor, plannedCostMinor } of [whole, ...profitsOfBookings(run).values()])
    expect(changes.reduce((sum, { minor }) => sum + minor, 0)).toBe(actualCostMinor - plannedCostMinor)
  expect(sumChanges([...profitsOfBookings(run).values()].flatMap(({ changes }) => changes))).toEqual(whole.changes)
})
