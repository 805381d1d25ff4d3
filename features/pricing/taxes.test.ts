import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMessage } from './line-text.ts'
import {
  type CancellationPolicyName,
  cancellationPolicyNames,
  type LineKind,
  lineKinds,
  type PriceLine,
  sumOf,
} from './price-line.ts'
import { type TaxInput, withTaxes } from './taxes.ts'

const line = (kind: LineKind, ladder: CancellationPolicyName, amountMinor: number): PriceLine => ({
  kind,
  label: kind,
  reason: '',
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  refundable: true,
  vatMinor: 0,
  ladder,
})
const rwanda: TaxInput = { vatBasisPoints: 1800, tourismTaxBasisPoints: 300, lodgingInRwanda: true }
const abroad: TaxInput = { ...rwanda, lodgingInRwanda: false }
const vatOf = (kind: LineKind, ladder: CancellationPolicyName, amountMinor = 11_800) =>
  withTaxes([line(kind, ladder, amountMinor)], abroad)[0]?.vatMinor
const taxesOf = (lines: readonly PriceLine[]) => lines.filter(({ kind }) => kind === 'tax')

test('what a tour or a stay sells holds 18 parts of VAT in 118, and its discounts hold them below nothing', () => {
  const own = ['base', 'single', 'room', 'vehicle', 'extra'] as const
  expect(own.map((kind) => vatOf(kind, 'tours'))).toEqual([1_800, 1_800, 1_800, 1_800, 1_800])
  expect(vatOf('room', 'stays')).toBe(1_800)
  expect(vatOf('discount', 'tours', -11_800)).toBe(-1_800)
})

test('what others ask is passed on as it is, and nothing of cars holds VAT', () => {
  expect(['permit', 'park-fee', 'flight'].map((kind) => vatOf(kind as LineKind, 'tours'))).toEqual([0, 0, 0])
  expect([vatOf('vehicle', 'cars'), vatOf('extra', 'cars'), vatOf('discount', 'cars', -11_800)]).toEqual([0, 0, 0])
})

test('VAT is rounded half away from zero for each line, and of a cent off it is nothing, not less than nothing', () => {
  expect([59, 62, 36, 1].map((amount) => vatOf('base', 'tours', amount))).toEqual([9, 9, 5, 0])
  // At 20% the sixth part of 3 is a half.
  expect(withTaxes([line('base', 'tours', 3)], { ...abroad, vatBasisPoints: 2_000 })[0]?.vatMinor).toBe(1)
  expect(withTaxes([line('discount', 'tours', -3)], { ...abroad, vatBasisPoints: 2_000 })[0]?.vatMinor).toBe(-1)
  expect(Object.is(vatOf('discount', 'tours', -1), 0)).toBe(true)
})

test('cars: one line adds the VAT on what is left of them after their discounts', () => {
  const lines = withTaxes(
    [line('vehicle', 'cars', 37_500), line('extra', 'cars', 7_500), line('discount', 'cars', -5_000), line('base', 'tours', 100)],
    abroad,
  )
  expect(taxesOf(lines)).toEqual([
    {
      kind: 'tax',
      label: 'VAT',
      reason: '18% value added tax; the lines of the car are without it',
      quantity: 1,
      unitMinor: 7_200,
      amountMinor: 7_200,
      refundable: true,
      vatMinor: 0,
      ladder: 'cars',
      text: { label: lineMessage('vat', {}), reason: lineMessage('vatReason', { percent: 18 }) },
    },
  ])
})

test('a fee of a park beside a car is not taxed', () => {
  expect(taxesOf(withTaxes([line('park-fee', 'cars', 10_000)], rwanda))).toEqual([])
})

test('rooms in Rwanda: one line adds 3% of them net of VAT, and rooms elsewhere have none', () => {
  const rooms = [line('room', 'stays', 59_000), line('room', 'stays', 59_000)]
  expect(taxesOf(withTaxes(rooms, rwanda))).toEqual([
    {
      kind: 'tax',
      label: 'Tourism tax',
      reason: '3% of the rooms without their VAT, for lodging in Rwanda',
      quantity: 1,
      unitMinor: 3_000,
      amountMinor: 3_000,
      refundable: true,
      vatMinor: 0,
      ladder: 'stays',
      text: { label: lineMessage('tourismTax', {}), reason: lineMessage('tourismTaxReason', { percent: 3 }) },
    },
  ])
  expect(taxesOf(withTaxes(rooms, abroad))).toEqual([])
})

test('extras at a hotel are no lodging, and of a discount the rooms have their share', () => {
  const stay = [line('room', 'stays', 118_000), line('extra', 'stays', 118_000)]
  expect(sumOf(taxesOf(withTaxes(stay, rwanda)))).toBe(3_000)
  expect(sumOf(taxesOf(withTaxes([...stay, line('discount', 'stays', -118_000)], rwanda)))).toBe(1_500)
  expect(taxesOf(withTaxes([line('extra', 'stays', 118_000)], rwanda))).toEqual([])
})

test('a journey in Rwanda without rooms of its own has no tourism tax: its base holds its lodging', () => {
  expect(taxesOf(withTaxes([line('base', 'tours', 118_000)], rwanda))).toEqual([])
})

test('where a discount takes everything there is no tax, and no line for it', () => {
  expect(taxesOf(withTaxes([line('vehicle', 'cars', 5_000), line('discount', 'cars', -5_000)], rwanda))).toEqual([])
  expect(taxesOf(withTaxes([line('room', 'stays', 5_000), line('discount', 'stays', -5_000)], rwanda))).toEqual([])
  expect(taxesOf(withTaxes([line('room', 'stays', 0)], rwanda))).toEqual([])
})

test('a rate that is no whole percent is shown as it is', () => {
  const [, tax] = withTaxes([line('vehicle', 'cars', 10_000)], { ...rwanda, vatBasisPoints: 1_750 })
  expect(tax).toMatchObject({ amountMinor: 1_750, reason: '17.5% value added tax; the lines of the car are without it' })
})

const lines = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...lineKinds.filter((kind) => !['tax', 'discount', 'cancellation-fee'].includes(kind))),
      ladder: fc.constantFrom(...cancellationPolicyNames),
      amountMinor: fc.integer({ min: 0, max: 5_000_000 }),
    })
    .map(({ kind, ladder, amountMinor }) => line(kind, ladder, amountMinor)),
  { maxLength: 8 },
)

test('the VAT inside a line never exceeds its amount, amounts stay as they are, and added taxes are whole cents above nothing', () => {
  fc.assert(
    fc.property(lines, fc.nat(3_000), fc.nat(1_000), fc.boolean(), (given, vat, tourism, lodgingInRwanda) => {
      const taxed = withTaxes(given, { vatBasisPoints: vat, tourismTaxBasisPoints: tourism, lodgingInRwanda })
      expect(taxed.slice(0, given.length).map(({ vatMinor, ...rest }) => ({ ...rest, vatMinor: 0 }))).toEqual(given)
      for (const { kind, amountMinor, vatMinor, unitMinor, quantity } of taxed) {
        expect(vatMinor).toBeGreaterThanOrEqual(0)
        expect(vatMinor).toBeLessThanOrEqual(amountMinor)
        expect(Number.isInteger(vatMinor) && Number.isInteger(amountMinor)).toBe(true)
        expect(amountMinor).toBe(quantity * unitMinor)
        if (kind === 'tax') expect(amountMinor).toBeGreaterThan(0)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a smaller price never has more tax', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (given, percent) => {
      const off = cancellationPolicyNames.map((ladder) => {
        const own = sumOf(given.filter((one) => one.ladder === ladder && vatOf(one.kind, 'tours') !== 0))
        return line('discount', ladder, -Math.floor((own * percent) / 100))
      })
      expect(sumOf(taxesOf(withTaxes([...given, ...off], rwanda)))).toBeLessThanOrEqual(sumOf(taxesOf(withTaxes(given, rwanda))))
    }),
    { numRuns: 1000 },
  )
})
