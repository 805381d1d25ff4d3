import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, usd } from '#values/money.ts'
import type { DiscountInput } from './discounts/discounts.ts'
import { finishPrice } from './finish-price.ts'
import { cancellationPolicyNames, type LineKind, type PriceLine, sumOf } from './price-line.ts'

const line = (kind: LineKind, amountMinor: number, more: Partial<PriceLine> = {}): PriceLine => ({
  kind,
  label: kind,
  reason: '',
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  refundable: kind !== 'permit',
  vatMinor: 0,
  ladder: 'tours',
  ...more,
})
const discounts: DiscountInput = {
  kind: 'journey',
  travellers: 2,
  paying: 2,
  bookedOn: '2027-01-01',
  startsOn: '2027-07-01',
  rules: { freeLeaderEvery: 16, groupDiscount: { from: 2, percent: 10 }, earlyDiscount: null },
  code: null,
}
const taxes = { vatBasisPoints: 1800, tourismTaxBasisPoints: 300, lodgingInRwanda: true }

test('what is sold stands first, then the discounts, then what is passed on, then the taxes', () => {
  const lines = [line('permit', 1_500), line('room', 118_00, { ladder: 'stays' }), line('park-fee', 100), line('flight', 900)]
  const finished = finishPrice({ lines, extras: [line('extra', 2_000, { ladder: 'stays' })], discounts, taxes })
  expect(finished.map(({ kind }) => kind)).toEqual(['room', 'extra', 'discount', 'permit', 'park-fee', 'flight', 'tax'])
})

test('extras are discounted and taxed with the rest, permits are neither', () => {
  const finished = finishPrice({
    lines: [line('base', 10_000), line('permit', 1_500)],
    extras: [line('extra', 1_800)],
    discounts,
    taxes,
  })
  expect(finished.map(({ kind, amountMinor, vatMinor }) => [kind, amountMinor, vatMinor])).toEqual([
    ['base', 10_000, 1_525],
    ['extra', 1_800, 275],
    ['discount', -1_180, -180],
    ['permit', 1_500, 0],
  ])
})

const percent = fc.integer({ min: 1, max: 100 })
const amount = fc.integer({ min: 0, max: 2_000_000 })
const prices = fc.record({
  lines: fc.array(
    fc
      .tuple(fc.constantFrom<LineKind[]>('base', 'single', 'room', 'vehicle', 'permit', 'park-fee', 'flight'), amount)
      .map(([kind, minor]) => line(kind, minor)),
    { maxLength: 8 },
  ),
  extras: fc.array(
    amount.map((minor) => line('extra', minor)),
    { maxLength: 3 },
  ),
  ladder: fc.constantFrom(...cancellationPolicyNames),
  discounts: fc.record({
    kind: fc.constantFrom('journey', 'pilgrims'),
    travellers: fc.integer({ min: 1, max: 60 }),
    paying: fc.integer({ min: 1, max: 60 }),
    bookedOn: fc.constant('2027-01-01'),
    startsOn: fc.constant('2027-07-01'),
    rules: fc.record({
      freeLeaderEvery: fc.integer({ min: 0, max: 16 }),
      groupDiscount: fc.option(fc.record({ from: fc.integer({ min: 1, max: 40 }), percent })),
      earlyDiscount: fc.option(fc.record({ daysAhead: fc.integer({ min: 0, max: 300 }), percent })),
    }),
    code: fc.option(
      fc.oneof(
        percent.map((off) => ({ code: 'SPRING', name: 'Spring', percent: off, amountMinor: null, kinds: ['journey'] })),
        amount.map((off) => ({ code: 'FIFTY', name: 'Welcome', percent: null, amountMinor: off, kinds: ['journey'] })),
      ),
    ),
  }),
  taxes: fc.record({
    vatBasisPoints: fc.nat(2_500),
    tourismTaxBasisPoints: fc.nat(1_000),
    lodgingInRwanda: fc.boolean(),
  }),
})
/** A price whose lines are all on one ladder, as each product's are. */
const finish = ({ ladder, lines, extras, ...rest }: typeof prices extends fc.Arbitrary<infer Price> ? Price : never) => {
  const on = (given: readonly PriceLine[]) => given.map((one) => ({ ...one, ladder }))
  return finishPrice({ lines: on(lines), extras: on(extras), ...rest })
}

test('the total is the sum of the lines, never below what is passed on, and no line is below nothing but discounts', () => {
  fc.assert(
    fc.property(prices, (price) => {
      const finished = finish(price)
      let total = 0
      for (const { kind, amountMinor, quantity, unitMinor } of finished) {
        expect(amountMinor).toBe(quantity * unitMinor)
        expect(kind === 'discount' ? amountMinor <= 0 : amountMinor >= 0).toBe(true)
        total += amountMinor
      }
      expect(sumOf(finished)).toBe(total)
      const passedOn = (given: readonly PriceLine[]) =>
        sumOf(given.filter(({ kind }) => ['permit', 'park-fee', 'flight'].includes(kind)))
      expect(passedOn(finished)).toBe(passedOn(price.lines))
      expect(total).toBeGreaterThanOrEqual(passedOn(price.lines))
    }),
    { numRuns: 2000 },
  )
})

test('every line that comes in comes out once, with its amount', () => {
  fc.assert(
    fc.property(prices, (price) => {
      const seen = (given: readonly PriceLine[]) => given.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).sort()
      const rest = finish(price).filter(({ kind }) => kind !== 'discount' && kind !== 'tax')
      expect(seen(rest)).toEqual(seen([...price.lines, ...price.extras]))
    }),
    { numRuns: 1000 },
  )
})

test('a total in francs is whole francs, within half a franc of the rate, and never adds two roundings', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 40_000_000 }), (price, rate) => {
      const total = usd(sumOf(finish(price)))
      const perUsd = rate / 10_000
      const francs = convert(total, 'RWF', perUsd)
      expect(Number.isInteger(francs.minor)).toBe(true)
      expect(Math.abs(francs.minor - (total.minor * perUsd) / 100)).toBeLessThanOrEqual(0.5)
    }),
    { numRuns: 1000 },
  )
})
