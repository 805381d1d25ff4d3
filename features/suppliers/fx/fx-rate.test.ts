import { expect, test } from 'vitest'
import { FxForm } from './fx-form.ts'
import { fxStatus, isFarFrom, unitsText } from './fx-rate.ts'

test.each([
  ['2027-03-10', 'fresh'],
  ['2027-03-03', 'fresh'],
  ['2027-03-02', 'old'],
  ['2027-02-07', 'old'],
  ['2027-02-06', 'too-old'],
])('on 10 March 2027 a rate of %s is %s', (asOf, status) => expect(fxStatus({ asOf }, '2027-03-10')).toBe(status))

test('a currency without a rate is missing', () => expect(fxStatus(undefined, '2027-03-10')).toBe('missing'))

test('a rate more than 20% away from the newest is far, on either side', () => {
  expect([1200, 1200.01, 800, 799.99].map((units) => isFarFrom(units, 1000))).toEqual([false, true, false, true])
})

const read = (units: string) => {
  const found = FxForm.safeParse({ currency: 'RWF', asOf: '2027-03-10', units, source: 'BNR' })
  return found.success ? found.data.units : found.error.issues[0]?.message
}

test.each([
  ['1450', '1450'],
  [' 1 450.25 ', '1450.25'],
  ['1,450.25', '1450.25'],
  ['0.920001', '0.920001'],
  ['1,450', 'units-comma'],
  ['1.450.25', 'units-wrong'],
  ['0', 'units-zero'],
  ['0.000000', 'units-zero'],
  ['-3', 'units-negative'],
  ['1.1234567', 'units-too-fine'],
  ['1234567890', 'units-too-large'],
  ['1e3', 'units-wrong'],
  ['about 1450', 'units-wrong'],
])('%j as units is %s', (typed, result) => expect(read(typed)).toBe(result))

test('units are written with as many decimals as they have', () =>
  expect([1450, 1_234_567.5, 0.920001].map(unitsText)).toEqual(['1,450', '1,234,567.5', '0.920001']))
