import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMessage } from '../line-text.ts'
import { sumOf } from '../price-line.ts'
import { type Extra, extraUnits } from './extra.ts'
import { type ExtrasInput, priceExtras } from './extras.ts'

const extra = (id: string, more: Partial<Extra> = {}): Extra => ({
  id,
  name: id,
  note: '',
  unit: 'booking',
  amountMinor: 2_000,
  kinds: ['departure', 'journey'],
  activities: [],
  freeTimeIn: [],
  drive: 'any',
  mostPerBooking: 4,
  active: true,
  ...more,
})
const catalogue = [
  extra('porter'),
  extra('walk', { unit: 'person' }),
  extra('tent', { unit: 'night' }),
  extra('guide', { unit: 'day' }),
  extra('waiver', { kinds: ['hire'] }),
  extra('gone', { active: false }),
]
const ask: ExtrasInput = {
  kind: 'journey',
  travellers: 3,
  nights: 2,
  days: 4,
  activities: [],
  freeTimeIn: [],
  drive: null,
  ladder: 'tours',
}

function linesOf(ordered: readonly { id: string; quantity: number }[], input = ask) {
  const priced = priceExtras(catalogue, ordered, input)
  if (!priced.done) return priced.refusal
  return priced.value.map(({ label, reason, quantity, amountMinor }) => [label, reason, quantity, amountMinor])
}

test('an extra is charged for each traveller, for the booking, for each night or for each day, and says so', () => {
  const one = ['walk', 'porter', 'tent', 'guide'].map((id) => ({ id, quantity: 1 }))
  expect(linesOf(one)).toEqual([
    ['porter', 'Once for the booking', 1, 2_000],
    ['walk', 'For 3 travellers', 3, 6_000],
    ['tent', 'For 2 nights', 2, 4_000],
    ['guide', 'For 4 days', 4, 8_000],
  ])
})

test('two of an extra are twice as much, and one night is a night', () => {
  const two = ['porter', 'walk', 'tent', 'guide'].map((id) => ({ id, quantity: 2 }))
  expect(linesOf(two, { ...ask, travellers: 1, nights: 1, days: 1 })).toEqual([
    ['porter', '2 for the booking', 2, 4_000],
    ['walk', '2 for 1 traveller', 2, 4_000],
    ['tent', '2 for 1 night', 2, 4_000],
    ['guide', '2 for 1 day', 2, 4_000],
  ])
  expect(linesOf([{ id: 'guide', quantity: 2 }])).toEqual([['guide', '2 for each of 4 days', 8, 16_000]])
})

test('a line of an extra is refundable and goes by the policy of its order', () => {
  expect(priceExtras(catalogue, [{ id: 'waiver', quantity: 1 }], { ...ask, kind: 'hire', ladder: 'cars' })).toEqual({
    done: true,
    value: [
      {
        kind: 'extra',
        label: 'waiver',
        reason: 'Once for the booking',
        quantity: 1,
        unitMinor: 2_000,
        amountMinor: 2_000,
        refundable: true,
        vatMinor: 0,
        ladder: 'cars',
        text: { label: { name: 'waiver', of: 'extra', at: 'name' }, reason: lineMessage('extraBooking', { ordered: 1 }) },
      },
    ],
  })
})

test('an extra that is not there or does not fit the order is refused by its id', () => {
  for (const id of ['sedan', 'gone', 'waiver']) expect(linesOf([{ id, quantity: 1 }])).toEqual({ reason: 'extra-unknown', id })
  expect(linesOf([{ id: 'tent', quantity: 1 }], { ...ask, nights: 0 })).toEqual({ reason: 'extra-unknown', id: 'tent' })
})

test('more of an extra than a booking may have is refused with the number, named twice or once', () => {
  const refusal = { reason: 'too-many-extras', id: 'porter', most: 4 }
  expect(linesOf([{ id: 'porter', quantity: 5 }])).toEqual(refusal)
  expect(
    linesOf([
      { id: 'porter', quantity: 2 },
      { id: 'porter', quantity: 3 },
    ]),
  ).toEqual(refusal)
  expect(
    linesOf([
      { id: 'porter', quantity: 2 },
      { id: 'porter', quantity: 2 },
    ]),
  ).toEqual([['porter', '4 for the booking', 4, 8_000]])
})

test('none of an extra is not ordered, even of one that is unknown', () => {
  expect(linesOf([{ id: 'sedan', quantity: 0 }])).toEqual([])
})

test.each([-1, 0.5, Number.NaN])('a quantity of %s is an error that is reported', (quantity) => {
  expect(() => linesOf([{ id: 'porter', quantity }])).toThrow('of the extra porter')
})

test('the sum is what each ordered extra costs, whatever is ordered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ unit: fc.constantFrom(...extraUnits), amountMinor: fc.integer({ min: 1, max: 100_000 }) }), {
        maxLength: 5,
      }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: 1, max: 12 }),
      (offered, quantities, many) => {
        const sold = offered.map((one, index) => extra(`extra-${index}`, one))
        const ordered = sold.map(({ id }, index) => ({ id, quantity: quantities[index] ?? 0 }))
        const priced = priceExtras(sold, ordered, { ...ask, travellers: many, nights: many, days: many })
        if (!priced.done) throw new Error(priced.refusal.reason)
        const expected = sold.reduce(
          (sum, { unit, amountMinor }, index) => sum + amountMinor * (quantities[index] ?? 0) * (unit === 'booking' ? 1 : many),
          0,
        )
        expect(sumOf(priced.value)).toBe(expected)
        expect(priced.value.every(({ amountMinor, quantity, unitMinor }) => amountMinor === quantity * unitMinor)).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
