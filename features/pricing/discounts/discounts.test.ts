import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMessage } from '../line-text.ts'
import { type LineKind, lineKinds, type PriceLine, sumOf } from '../price-line.ts'
import { type DiscountCode, type DiscountInput, discountLines, writtenCode } from './discounts.ts'

const line = (kind: LineKind, quantity: number, usd: number, more: Partial<PriceLine> = {}): PriceLine => {
  const unitMinor = Math.round(usd * 100)
  const amountMinor = quantity * unitMinor
  const rest = { label: kind, reason: '', refundable: true, vatMinor: 0, ladder: 'tours' } as const
  return { kind, quantity, unitMinor, amountMinor, ...rest, ...more }
}
const nothing = { freeLeaderEvery: 0, groupDiscount: null, earlyDiscount: null }
const inputOf = (more: Partial<DiscountInput> = {}): DiscountInput => ({
  kind: 'journey',
  travellers: 10,
  paying: 10,
  bookedOn: '2027-01-01',
  startsOn: '2027-07-01',
  rules: nothing,
  code: null,
  ...more,
})
const group = { ...nothing, groupDiscount: { from: 10, percent: 10 } }
const early = { ...nothing, earlyDiscount: { daysAhead: 181, percent: 5 } }
const spring: DiscountCode = { code: 'SPRING', name: 'Spring', percent: 5, amountMinor: null, kinds: ['journey'] }
const fifty: DiscountCode = { code: 'FIFTY', name: 'Welcome', percent: null, amountMinor: 5_000, kinds: ['journey'] }
const textsOf = (lines: readonly PriceLine[]) => lines.map(({ label, reason, amountMinor }) => [label, reason, amountMinor])

test('without a rule and a code nothing comes off', () => {
  expect(discountLines([line('base', 10, 100)], inputOf())).toEqual([])
})

test('each discount is taken off what the one before has left, in the order leaders, group, early, code', () => {
  const rules = { freeLeaderEvery: 16, groupDiscount: { from: 30, percent: 10 }, earlyDiscount: { daysAhead: 90, percent: 5 } }
  const input = inputOf({ kind: 'pilgrims', travellers: 34, paying: 34, rules, code: { ...spring, percent: 50 } })
  expect(textsOf(discountLines([line('base', 34, 100)], input))).toEqual([
    ['Free leader places', 'One in every 16 of a pilgrim group travels free, off the base', -20_000],
    ['Group discount', '10% off for 30 or more who pay', -32_000],
    ['Booked early', '5% off from 90 days ahead', -14_400],
    ['Spring', 'Code SPRING: 50% off all but permits, park fees and flights, after the discounts above', -136_800],
  ])
})

test('a discount is a line below nothing, refundable as what it comes off, on the same policy', () => {
  const [made] = discountLines([line('room', 2, 80, { ladder: 'stays' })], inputOf({ code: spring }))
  expect(made).toEqual({
    kind: 'discount',
    label: 'Spring',
    reason: 'Code SPRING: 5% off all but permits, park fees and flights',
    quantity: 1,
    unitMinor: -800,
    amountMinor: -800,
    refundable: true,
    vatMinor: 0,
    ladder: 'stays',
    text: {
      label: { name: 'Spring', of: 'code', at: 'name' },
      reason: lineMessage('codeShare', { code: 'SPRING', percent: 5, after: 'no' }),
    },
  })
})

test('base, rooms, vehicles and extras are discounted, permits, fees, flights and taxes never', () => {
  const kinds = lineKinds.filter((kind) => discountLines([line(kind, 1, 100)], inputOf({ rules: group })).length > 0)
  expect(kinds).toEqual(['base', 'single', 'room', 'vehicle', 'extra'])
  const lines = [line('base', 1, 100), line('permit', 1, 1_500), line('park-fee', 1, 100)]
  expect(sumOf(discountLines(lines, inputOf({ rules: group })))).toBe(-1_000)
})

test('the group discount begins with the number of those who pay, the early one with its day', () => {
  const off = (more: Partial<DiscountInput>) => sumOf(discountLines([line('base', 1, 100)], inputOf(more)))
  expect([9, 10, 11].map((paying) => off({ rules: group, paying, travellers: 30 }))).toEqual([0, -1_000, -1_000])
  expect(['2027-06-30', '2027-07-01', '2027-07-02'].map((startsOn) => off({ rules: early, startsOn }))).toEqual([0, -500, -500])
})

test.each([
  [15, 0, 'Free leader place'],
  [16, 1, 'Free leader place'],
  [31, 1, 'Free leader place'],
  [32, 2, 'Free leader places'],
])('of %i pilgrims %i travel free', (travellers, free, label) => {
  const rules = { ...nothing, freeLeaderEvery: 16 }
  const lines = discountLines([line('base', travellers, 410)], inputOf({ kind: 'pilgrims', travellers, rules }))
  const expected = free === 0 ? [] : [[label, free, -41_000, -free * 41_000]]
  expect(lines.map((made) => [made.label, made.quantity, made.unitMinor, made.amountMinor])).toEqual(expected)
})

test('leaders travel free in pilgrim groups alone, and where no number is set nowhere', () => {
  const rules = { ...nothing, freeLeaderEvery: 16 }
  expect(discountLines([line('base', 34, 410)], inputOf({ travellers: 34, rules }))).toEqual([])
  expect(discountLines([line('base', 34, 410)], inputOf({ kind: 'pilgrims', travellers: 34 }))).toEqual([])
  expect(discountLines([line('room', 34, 410)], inputOf({ kind: 'pilgrims', travellers: 34, rules }))).toEqual([])
})

test('a free place is an adult’s, wherever the children stand, and there are no more of them than adults', () => {
  const rules = { ...nothing, freeLeaderEvery: 4 }
  const lines = [line('base', 1, 50), line('base', 1, 100), ...Array.from({ length: 10 }, () => line('base', 1, 50))]
  const [made] = discountLines(lines, inputOf({ kind: 'pilgrims', travellers: 12, rules }))
  expect(made).toMatchObject({ quantity: 1, unitMinor: -10_000, amountMinor: -10_000 })
})

test('a leader pays for a room alone', () => {
  const rules = { ...nothing, freeLeaderEvery: 2 }
  const made = discountLines([line('base', 2, 100), line('single', 1, 40)], inputOf({ kind: 'pilgrims', travellers: 2, rules }))
  expect(sumOf(made)).toBe(-10_000)
})

test('a code takes a fixed amount, never more than is left', () => {
  expect(textsOf(discountLines([line('base', 1, 100)], inputOf({ code: fifty })))).toEqual([
    ['Welcome', 'Code FIFTY: $50 off, never more than the price', -5_000],
  ])
  const small = [line('base', 1, 30), line('permit', 1, 1_500)]
  expect(sumOf(discountLines(small, inputOf({ code: fifty })))).toBe(-3_000)
  expect(discountLines([line('permit', 1, 1_500)], inputOf({ code: fifty }))).toEqual([])
})

test('where lines are on two policies each has its own discount, and a fixed amount is taken once', () => {
  const lines = [line('vehicle', 1, 30, { ladder: 'cars' }), line('base', 1, 20)]
  const taken = (code: DiscountCode) =>
    discountLines(lines, inputOf({ code })).map(({ ladder, amountMinor }) => [ladder, amountMinor])
  expect(taken(fifty)).toEqual([
    ['tours', -2_000],
    ['cars', -3_000],
  ])
  expect(taken({ ...fifty, amountMinor: 2_500 })).toEqual([
    ['tours', -2_000],
    ['cars', -500],
  ])
  expect(taken({ ...fifty, amountMinor: 2_000 })).toEqual([['tours', -2_000]])
  expect(taken({ ...spring, percent: 10 })).toEqual([
    ['tours', -200],
    ['cars', -300],
  ])
})

test('a share is rounded half away from zero, and a share of more than all takes all', () => {
  expect(sumOf(discountLines([line('base', 1, 0.3)], inputOf({ code: spring })))).toBe(-2)
  expect(sumOf(discountLines([line('base', 1, 0.09)], inputOf({ code: spring })))).toBe(0)
  expect(sumOf(discountLines([line('base', 1, 100)], inputOf({ code: { ...spring, percent: 150 } })))).toBe(-10_000)
})

test('a code is the same however it is typed', () => {
  expect(writtenCode(' spring-27 ')).toBe('SPRING-27')
})

const percent = fc.integer({ min: 1, max: 100 })
const lines = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...lineKinds.filter((kind) => kind !== 'discount')),
      quantity: fc.integer({ min: 1, max: 40 }),
      unitMinor: fc.integer({ min: 0, max: 400_000 }),
      ladder: fc.constantFrom('tours', 'stays', 'cars'),
    })
    .map(({ kind, quantity, unitMinor, ladder }) => line(kind, quantity, unitMinor / 100, { ladder })),
  { maxLength: 8 },
)
const asks = fc.record({
  kind: fc.constantFrom('pilgrims', 'journey'),
  travellers: fc.integer({ min: 1, max: 60 }),
  paying: fc.integer({ min: 1, max: 60 }),
  bookedOn: fc.constant('2027-01-01'),
  startsOn: fc.constantFrom('2027-01-10', '2027-07-01'),
  rules: fc.record({
    freeLeaderEvery: fc.integer({ min: 0, max: 20 }),
    groupDiscount: fc.option(fc.record({ from: fc.integer({ min: 1, max: 40 }), percent })),
    earlyDiscount: fc.option(fc.record({ daysAhead: fc.integer({ min: 0, max: 200 }), percent })),
  }),
  code: fc.option(
    fc.oneof(
      percent.map((off) => ({ ...spring, percent: off })),
      fc.integer({ min: 1, max: 10_000_000 }).map((amountMinor) => ({ ...fifty, amountMinor })),
    ),
  ),
})

test('no discount exceeds what it may come off, on any policy, and each is whole cents below nothing', () => {
  fc.assert(
    fc.property(lines, asks, (own, input) => {
      const made = discountLines(own, input)
      const may = own.filter(({ kind }) => ['base', 'single', 'room', 'vehicle', 'extra'].includes(kind))
      for (const ladder of ['tours', 'stays', 'cars'])
        expect(sumOf([...may, ...made].filter((one) => one.ladder === ladder))).toBeGreaterThanOrEqual(0)
      for (const { amountMinor, quantity, unitMinor } of made) {
        expect(amountMinor).toBeLessThanOrEqual(0)
        expect(Number.isInteger(amountMinor)).toBe(true)
        expect(amountMinor).toBe(quantity * unitMinor)
      }
    }),
    { numRuns: 2000 },
  )
})

test('free leader places never exceed the base', () => {
  fc.assert(
    fc.property(lines, asks, (own, input) => {
      const rules = { ...nothing, freeLeaderEvery: input.rules.freeLeaderEvery }
      const made = discountLines(own, { ...input, kind: 'pilgrims', rules, code: null })
      expect(-sumOf(made)).toBeLessThanOrEqual(sumOf(own.filter(({ kind }) => kind === 'base')))
    }),
    { numRuns: 1000 },
  )
})

test('discounts come in their order whatever is set', () => {
  fc.assert(
    fc.property(lines, asks, (own, input) => {
      const order = ['Free leader place', 'Free leader places', 'Group discount', 'Booked early', 'Spring', 'Welcome']
      const places = discountLines(own, input).map(({ label }) => order.indexOf(label))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
    { numRuns: 1000 },
  )
})
