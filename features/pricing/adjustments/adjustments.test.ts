import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { cancellationPolicyNames, isBoughtAhead, isPassedOn, type LineKind, type PriceLine, sumOf } from '../price-line.ts'
import { withTaxes } from '../taxes.ts'
import { type AdjustmentInput, adjust } from './adjust.ts'
import { adjustmentsOf, adjustPrice, discountableMinor, withoutAdjustments } from './adjustments.ts'
import { reachTotal } from './reach-total.ts'

const taxes = { vatBasisPoints: 1800, tourismTaxBasisPoints: 300, lodgingInRwanda: true }
const line = (kind: LineKind, unitMinor: number, quantity = 1): PriceLine => ({
  kind,
  label: kind,
  reason: `For ${kind}`,
  quantity,
  unitMinor,
  amountMinor: quantity * unitMinor,
  refundable: !isPassedOn(kind),
  vatMinor: 0,
  ladder: 'tours',
})
const taxed = (lines: readonly PriceLine[]) => withTaxes(lines, taxes)
const figures = (lines: readonly PriceLine[]) => lines.map(({ kind, amountMinor, vatMinor }) => [kind, amountMinor, vatMinor])
const adjusted = (lines: readonly PriceLine[], input: AdjustmentInput) => {
  const outcome = adjust(lines, input, taxes)
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}
const refusal = (lines: readonly PriceLine[], input: AdjustmentInput) => adjust(lines, input, taxes)

/** Three on a gorilla trek: what they sleep and eat, and their permits. */
const trek = taxed([line('base', 37_925, 3), line('permit', 150_000, 3)])
const percent = (of: number): AdjustmentInput => ({
  action: 'discount',
  percent: of,
  amountMinor: null,
  reason: 'A guest of before',
})
const amount = (minor: number): AdjustmentInput => ({
  action: 'discount',
  percent: null,
  amountMinor: minor,
  reason: 'The bus was late',
})

test('five percent off is a line of its own: permits, travellers and the VAT inside stay, and it holds its own VAT below nothing', () => {
  const lines = adjusted(trek, percent(5))
  expect(figures(lines)).toEqual([
    ['base', 113_775, 17_356],
    ['discount', -5_689, -868],
    ['permit', 450_000, 0],
  ])
  expect(lines[1]).toMatchObject({ label: 'Discount of 5%', reason: 'A guest of before' })
})

test('the deposit keeps the permits in full, whatever is taken off', () => {
  const terms = { depositBasisPoints: 3000, balanceDays: 45 }
  const of = (lines: readonly PriceLine[]) => paymentSchedule(lines, '2027-09-01', '2027-01-01', terms).depositMinor
  expect(of(adjusted(trek, percent(5)))).toBe(450_000 + Math.round((113_775 - 5_689) * 0.3))
  expect(of(adjusted(trek, percent(100)))).toBe(450_000)
})

test('a discount may take all that the operator sells and not a cent of what is passed on', () => {
  expect(sumOf(adjusted(trek, amount(113_775)))).toBe(450_000)
  expect(refusal(trek, amount(113_776))).toMatchObject({ refusal: { reason: 'discount-too-large', mostMinor: 113_775 } })
  expect(refusal([line('permit', 1_500)], percent(5))).toMatchObject({ refusal: { reason: 'discount-too-large', mostMinor: 0 } })
})

test.each([
  [percent(0), 'discount-wrong'],
  [percent(100.01), 'discount-wrong'],
  [amount(0), 'discount-wrong'],
  [amount(-5), 'discount-wrong'],
  [amount(1.5), 'discount-wrong'],
  [{ action: 'discount', percent: 5, amountMinor: 5, reason: 'Both' }, 'discount-wrong'],
  [{ action: 'discount', percent: null, amountMinor: null, reason: 'Neither' }, 'discount-wrong'],
  [{ action: 'discount', percent: 5, amountMinor: null, reason: ' ' }, 'adjustment-reason-missing'],
  [{ action: 'add', kind: 'extra', label: '', reason: 'Asked', quantity: 1, unitMinor: 5 }, 'label-missing'],
  [{ action: 'add', kind: 'extra', label: 'Boat', reason: 'Asked', quantity: 0, unitMinor: 5 }, 'quantity-wrong'],
  [{ action: 'add', kind: 'extra', label: 'Boat', reason: 'Asked', quantity: 1, unitMinor: 0 }, 'amount-wrong'],
  [{ action: 'change', position: 1, unitMinor: -1, reason: 'Less' }, 'amount-wrong'],
  [{ action: 'change', position: 2, unitMinor: 100_000, reason: 'The permit for less' }, 'line-not-adjustable'],
  [{ action: 'change', position: 9, unitMinor: 1, reason: 'Not there' }, 'line-not-adjustable'],
  [{ action: 'undo', position: 1 }, 'line-not-adjustable'],
  [{ action: 'change', position: 1, unitMinor: 37_925, reason: 'The same' }, 'nothing-changes'],
] satisfies [AdjustmentInput, string][])('%j is refused: %s', (input, reason) => {
  expect(refusal(trek, input)).toMatchObject({ done: false, refusal: { reason } })
})

test('a line that staff add goes by its kind: a service holds VAT, a flight is passed on and in the deposit', () => {
  const boat = adjusted(trek, { action: 'add', kind: 'extra', label: 'Boat', reason: 'Asked for', quantity: 2, unitMinor: 5_900 })
  const flown = adjusted(boat, {
    action: 'add',
    kind: 'flight',
    label: 'To Kamembe',
    reason: 'Asked for',
    quantity: 3,
    unitMinor: 10_000,
  })
  expect(figures(flown)).toEqual([
    ['base', 113_775, 17_356],
    ['extra', 11_800, 1_800],
    ['permit', 450_000, 0],
    ['flight', 30_000, 0],
  ])
  expect(flown[3]?.refundable).toBe(false)
})

test('another unit price keeps the quantity, and undone the line is what it was, with its reason', () => {
  const cheaper = adjusted(trek, { action: 'change', position: 1, unitMinor: 30_000, reason: 'A smaller lodge' })
  expect(cheaper[0]).toMatchObject({ quantity: 3, unitMinor: 30_000, amountMinor: 90_000, reason: 'A smaller lodge' })
  expect(adjusted(cheaper, { action: 'undo', position: 1 })).toEqual(trek)
})

test('a discount of a percentage follows the lines that are changed after it', () => {
  const off = adjusted(trek, percent(10))
  const cheaper = adjusted(off, { action: 'change', position: 1, unitMinor: 30_000, reason: 'A smaller lodge' })
  expect(cheaper.map(({ amountMinor }) => amountMinor)).toEqual([90_000, -9_000, 450_000])
})

test('what was charged once is not charged again, not after an amendment either; undone it may be', () => {
  const dent = {
    ...({ action: 'add', kind: 'vehicle', label: 'Damage', reason: 'Dent', quantity: 1, unitMinor: 12_000 } as const),
    charge: 'vehicle:1:mark:50,52',
  }
  const hire = taxed([{ ...line('vehicle', 5_000, 5), ladder: 'cars' as const }])
  const charged = adjusted(hire, dent)
  const again = { ...dent, label: 'Dent of the roof', unitMinor: 9_000 }
  const refused = { refusal: { reason: 'charged-already', label: 'Damage' } }
  expect(refusal(charged, again)).toMatchObject(refused)
  expect(refusal(adjustPrice(hire, adjustmentsOf(charged), taxes), again)).toMatchObject(refused)
  expect(adjusted(charged, { ...dent, charge: 'vehicle:1:mark:20,8' })).toHaveLength(4)
  expect(refusal(adjusted(charged, { action: 'undo', position: 2 }), again).done).toBe(true)
})

test('a line is not lowered below a discount of a rule on it', () => {
  const ruled = taxed([line('base', 10_000), line('discount', -4_000), line('permit', 500)])
  expect(refusal(ruled, { action: 'change', position: 1, unitMinor: 3_999, reason: 'Less' })).toMatchObject({
    refusal: { reason: 'discount-too-large' },
  })
})

test('the tax of a stay and the VAT of a car follow the discount', () => {
  const stay = taxed([{ ...line('room', 10_000, 2), ladder: 'stays' as const }])
  expect(adjusted(stay, percent(50)).find(({ kind }) => kind === 'tax')?.amountMinor).toBe(254)
  const car = taxed([{ ...line('vehicle', 5_000, 5), ladder: 'cars' as const }])
  expect(figures(adjusted(car, amount(5_000)))).toEqual([
    ['vehicle', 25_000, 0],
    ['discount', -5_000, 0],
    ['tax', 3_600, 0],
  ])
})

test('after an amendment the adjustments stand where they still apply', () => {
  const first = adjusted(adjusted(trek, percent(5)), {
    action: 'change',
    position: 1,
    unitMinor: 30_000,
    reason: 'A smaller lodge',
  })
  const added = adjusted(first, {
    action: 'add',
    kind: 'extra',
    label: 'Boat',
    reason: 'Asked for',
    quantity: 1,
    unitMinor: 5_000,
  })
  const four = taxed([line('base', 37_925, 4), line('permit', 150_000, 4)])
  expect(adjustPrice(four, adjustmentsOf(added), taxes).map(({ amountMinor }) => amountMinor)).toEqual([
    120_000, 5_000, -6_250, 600_000,
  ])
  // In another season the rate is another, so the changed one no longer applies.
  const high = taxed([line('base', 50_000, 3), line('permit', 150_000, 3)])
  expect(adjustPrice(high, adjustmentsOf(added), taxes)[0]?.amountMinor).toBe(150_000)
})

test('one line for everything keeps the VAT it was entered with, and is neither changed nor undone', () => {
  const whole: PriceLine = { ...line('base', 500_000), adjustment: { change: 'whole', id: 0 } }
  expect(refusal([whole], { action: 'change', position: 1, unitMinor: 1, reason: 'Less' })).toMatchObject({ done: false })
  expect(refusal([whole], { action: 'undo', position: 1 })).toMatchObject({ done: false })
  expect(adjusted([whole], percent(5))[0]).toMatchObject({ vatMinor: 0, amountMinor: 500_000 })
})

test('a price is taken apart to the total that was agreed, below or above its own, but never below what is passed on', () => {
  const lower = reachTotal(trek, 535_586, taxes)
  expect(lower).toMatchObject({ done: true })
  if (lower.done) expect(figures(lower.value)[1]?.slice(0, 2)).toEqual(['discount', -28_189])
  const higher = reachTotal(trek, 600_000, taxes)
  if (higher.done) expect(figures(higher.value)[1]?.slice(0, 2)).toEqual(['extra', 36_225])
  expect(higher.done && sumOf(higher.value)).toBe(600_000)
  expect(reachTotal(trek, 223_586, taxes)).toMatchObject({ refusal: { reason: 'total-below-passed-on', passedOnMinor: 450_000 } })
})

const cents = fc.integer({ min: 0, max: 500_000 })
const kinds = ['base', 'single', 'room', 'vehicle', 'extra', 'permit', 'park-fee', 'flight'] as const
const prices = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...kinds), cents, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 }),
    fc.constantFrom(...cancellationPolicyNames),
  )
  .map(([given, ladder]) => taxed(given.map(([kind, unit, of]) => ({ ...line(kind, unit, of), ladder }))))
const reason = fc.constantFrom('A guest of before', 'Agreed by telephone')
const position = fc.integer({ min: 1, max: 9 })
const inputs = fc.array(
  fc.oneof(
    fc.record({
      action: fc.constant('discount'),
      percent: fc.integer({ min: 1, max: 100 }),
      amountMinor: fc.constant(null),
      reason,
    }),
    fc.record({ action: fc.constant('discount'), percent: fc.constant(null), amountMinor: cents, reason }),
    fc.record({
      action: fc.constant('add'),
      kind: fc.constantFrom('extra', 'room', 'vehicle', 'permit', 'park-fee', 'flight'),
      label: fc.constant('More'),
      reason,
      quantity: fc.integer({ min: 1, max: 5 }),
      unitMinor: cents,
    }),
    fc.record({ action: fc.constant('change'), position, unitMinor: cents, reason }),
    fc.record({ action: fc.constant('undo'), position }),
  ) as fc.Arbitrary<AdjustmentInput>,
  { maxLength: 8 },
)

/** The adjustments one after the other; a refused one changes nothing. */
const after = (lines: readonly PriceLine[], changes: readonly AdjustmentInput[]) =>
  changes.reduce<readonly PriceLine[]>((so, input) => {
    const outcome = adjust(so, input, taxes)
    return outcome.done ? outcome.value : so
  }, lines)

test('whatever is adjusted: amounts add up, no line but a discount is below nothing, what the rules pass on stays, and permits are in the deposit', () => {
  fc.assert(
    fc.property(prices, inputs, (lines, changes) => {
      const done = after(lines, changes)
      for (const { kind, amountMinor, quantity, unitMinor, vatMinor } of done) {
        expect(amountMinor).toBe(quantity * unitMinor)
        expect(kind === 'discount' ? amountMinor <= 0 : amountMinor >= 0).toBe(true)
        if (isPassedOn(kind) || kind === 'tax') expect(vatMinor).toBe(0)
        else expect(Math.abs(vatMinor)).toBeLessThanOrEqual(Math.abs(amountMinor))
      }
      expect(discountableMinor(done)).toBeGreaterThanOrEqual(0)
      const ruled = (of: readonly PriceLine[]) => of.filter(({ kind, adjustment }) => isPassedOn(kind) && !adjustment)
      expect(ruled(done)).toEqual(ruled(lines))
      const { depositMinor, totalMinor } = paymentSchedule(done, '2027-09-01', '2027-01-01', {
        depositBasisPoints: 3000,
        balanceDays: 45,
      })
      expect(depositMinor).toBeGreaterThanOrEqual(sumOf(done.filter(({ kind }) => isBoughtAhead(kind))))
      expect(totalMinor).toBeGreaterThanOrEqual(sumOf(done.filter(({ kind }) => isPassedOn(kind))))
    }),
    { numRuns: 1_000 },
  )
})

test('a discount changes no other line, and everything undone is the price of before', () => {
  const order = (of: readonly PriceLine[]) => of.map((one) => JSON.stringify(one)).sort()
  fc.assert(
    fc.property(prices, inputs, (lines, changes) => {
      const off = adjust(lines, percent(7), taxes)
      if (off.done) {
        const others = off.value.filter(({ kind, adjustment }) => !adjustment && kind !== 'tax')
        expect(order(others)).toEqual(order(lines.filter(({ kind }) => kind !== 'tax')))
      }
      expect(order(adjustPrice(after(lines, changes), [], taxes))).toEqual(order(lines))
      expect(sumOf(withoutAdjustments(lines))).toBe(sumOf(lines))
    }),
    { numRuns: 500 },
  )
})
