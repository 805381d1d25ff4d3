import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CustomLine, customLimits, customLineKinds, faultsInCustomLines } from './custom-line.ts'
import { customPriceLines } from './custom-price.ts'
import { cancellationPolicyNames, type PriceLine, sumOf } from './price-line.ts'

const taxes = { vatBasisPoints: 1800, tourismTaxBasisPoints: 300, lodgingInRwanda: false }
const line = (kind: CustomLine['kind'], unitMinor: number, quantity = 1): CustomLine => ({
  kind,
  label: 'Travellers',
  reason: 'Lodges, meals, guide and car',
  quantity,
  unitMinor,
})
const permits: PriceLine = {
  kind: 'permit',
  label: 'Gorilla permit',
  reason: 'Day 2',
  quantity: 2,
  unitMinor: 150_000,
  amountMinor: 300_000,
  refundable: false,
  vatMinor: 0,
  ladder: 'tours',
}
const told = (lines: readonly PriceLine[]) => lines.map(({ kind, amountMinor, vatMinor }) => [kind, amountMinor, vatMinor])

describe('a custom price is what staff typed, what is passed on, and the taxes of every price', () => {
  test('own lines of a journey hold their VAT, and permits hold none', () => {
    const lines = customPriceLines([line('base', 95_000, 2)], { passedOn: [permits], ladder: 'tours', taxes })
    expect(told(lines)).toEqual([
      ['base', 190_000, 28_983],
      ['permit', 300_000, 0],
    ])
  })
  test('the VAT of a car is a line of its own', () => {
    const lines = customPriceLines([line('vehicle', 5_000, 5)], { passedOn: [], ladder: 'cars', taxes })
    expect(told(lines)).toEqual([
      ['vehicle', 25_000, 0],
      ['tax', 4_500, 0],
    ])
  })
  test('rooms in Rwanda have the tourism tax, and what is sold beside them has not', () => {
    const own = [line('room', 12_000, 2), line('extra', 6_000)]
    const lines = customPriceLines(own, { passedOn: [], ladder: 'stays', taxes: { ...taxes, lodgingInRwanda: true } })
    expect(told(lines)).toEqual([
      ['room', 24_000, 3_661],
      ['extra', 6_000, 915],
      ['tax', 610, 0],
    ])
  })
})

test('of any typed lines the total is their sum, what is passed on and added taxes; none of them comes off or changes another', () => {
  const typed = fc.record({
    kind: fc.constantFrom(...customLineKinds),
    label: fc.constant('A line'),
    reason: fc.constant('As told'),
    quantity: fc.integer({ min: 1, max: customLimits.quantity }),
    unitMinor: fc.integer({ min: 1, max: customLimits.unitMinor }),
  })
  const prices = [fc.array(typed, { minLength: 1, maxLength: 20 }), fc.constantFrom(...cancellationPolicyNames)] as const
  fc.assert(
    fc.property(...prices, fc.boolean(), (own, ladder, lodgingInRwanda) => {
      const passedOn = [{ ...permits, ladder }]
      const lines = customPriceLines(own, { passedOn, ladder, taxes: { ...taxes, lodgingInRwanda } })
      const added = lines.filter(({ kind }) => kind === 'tax')
      expect(lines.slice(0, own.length)).toMatchObject(
        own.map(({ kind, quantity, unitMinor }) => ({ kind, quantity, unitMinor, amountMinor: quantity * unitMinor, ladder })),
      )
      expect(lines[own.length]).toEqual(passedOn[0])
      expect(lines.length).toBe(own.length + 1 + added.length)
      const ownMinor = sumOf(lines.slice(0, own.length))
      const vatMinor = lines.reduce((all, one) => all + one.vatMinor, 0) + (ladder === 'cars' ? (added[0]?.amountMinor ?? 0) : 0)
      // 18 in 118 of what holds its VAT, 18% of a car; each line is rounded once.
      const exact = ladder === 'cars' ? ownMinor * 0.18 : (ownMinor * 18) / 118
      expect(Math.abs(vatMinor - exact)).toBeLessThanOrEqual(own.length / 2 + 1)
      expect(Number.isSafeInteger(sumOf(lines))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  [{ label: ' ' }, 'label', 'missing'],
  [{ label: 'x'.repeat(201) }, 'label', 'too-long'],
  [{ reason: '' }, 'reason', 'missing'],
  [{ reason: 'x'.repeat(301) }, 'reason', 'too-long'],
  [{ quantity: 0 }, 'quantity', 'wrong'],
  [{ quantity: 1.5 }, 'quantity', 'wrong'],
  [{ quantity: 501 }, 'quantity', 'too-large'],
  [{ unitMinor: 0 }, 'unit', 'wrong'],
  [{ unitMinor: -5 }, 'unit', 'wrong'],
  [{ unitMinor: Number.NaN }, 'unit', 'wrong'],
  [{ unitMinor: 100_000_001 }, 'unit', 'too-large'],
] as const)('a line with %o is faulted at its %s: %s', (wrong, field, fault) => {
  expect(faultsInCustomLines([line('base', 5), { ...line('base', 5), ...wrong }])).toEqual([{ at: 1, field, fault }])
})
