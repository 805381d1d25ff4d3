import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, convert, currencyDigits, moneyText, roundHalfAway, share, total, usd } from './money.ts'

const rwf = (minor: number) => ({ minor, currency: 'RWF' as const })

test('halves are rounded away from zero, on both sides of it', () => {
  expect([0.5, 1.5, 2.5, 2.4999, -0.5, -1.5, -2.5, -2.4999].map(roundHalfAway)).toEqual([1, 2, 3, 2, -1, -2, -3, -2])
})

test('rounding is a mirror: what is owed and what is given back are the same figure', () => {
  const amounts = fc.integer({ min: -1e9, max: 1e9 }).map((quarters) => quarters / 4)
  fc.assert(
    fc.property(amounts, (value) => {
      expect(roundHalfAway(-value) + roundHalfAway(value)).toBe(0)
    }),
  )
})

test('a share is taken in basis points and rounded in the minor unit', () => {
  expect(share(usd(190_000), 3000)).toEqual(usd(57_000))
  expect(share(usd(5), 5000)).toEqual(usd(3))
  expect(share(usd(-5), 5000)).toEqual(usd(-3))
  expect(share(rwf(1001), 5000)).toEqual(rwf(501))
})

test('no share is nothing and the whole share is the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
      expect(Math.abs(share(usd(minor), 0).minor)).toBe(0)
      expect(share(usd(minor), 10_000).minor === minor).toBe(true)
    }),
  )
})

test('amounts of one currency are added, and no amount is zero of it', () => {
  expect(total([usd(100), usd(250), usd(-50)], 'USD')).toEqual(usd(300))
  expect(total([], 'RWF')).toEqual(rwf(0))
})

test('amounts of two currencies are never added', () => {
  expect(() => total([usd(100), rwf(100)], 'USD')).toThrow('Cannot add RWF to USD')
  expect(() => total([usd(100)], 'RWF')).toThrow('Cannot add USD to RWF')
})

test('dollars become whole francs, because francs have no minor digits', () => {
  expect(convert(usd(298_000), 'RWF', 1450)).toEqual(rwf(4_321_000))
  expect(convert(usd(1), 'RWF', 1450)).toEqual(rwf(15))
})

test('a half franc is rounded up even where the fraction of a dollar has no exact binary form', () => {
  expect(convert(usd(29), 'RWF', 1450)).toEqual(rwf(421))
  expect(convert(usd(57), 'RWF', 1450)).toEqual(rwf(827))
  expect(convert(usd(-29), 'RWF', 1450)).toEqual(rwf(-421))
})

test('francs become cents', () => {
  expect(convert(rwf(1450), 'USD', 1 / 1450)).toEqual(usd(100))
})

test('a conversion at one to one changes nothing, whatever the currency', () => {
  const currencies = fc.constantFrom(...(Object.keys(currencyDigits) as Currency[]))
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 1e9 }), (currency, minor) => {
      expect(convert({ minor, currency }, currency, 1)).toEqual({ minor, currency })
    }),
  )
})

test('RWF and UGX have no minor digits, the others two', () => {
  expect(currencyDigits).toEqual({ USD: 2, EUR: 2, RWF: 0, UGX: 0, KES: 2, TZS: 2 })
})

test('cents are written only where there are some, always two', () => {
  expect(moneyText(usd(298_000))).toBe('$2,980')
  expect(moneyText(usd(298_050))).toBe('$2,980.50')
  expect(moneyText(usd(298_005))).toBe('$2,980.05')
  expect(moneyText(usd(7))).toBe('$0.07')
  expect(moneyText(usd(0))).toBe('$0')
})

test('thousands are parted by commas, and only thousands', () => {
  expect(moneyText(usd(99_900))).toBe('$999')
  expect(moneyText(rwf(4_321_000))).toBe('RWF 4,321,000')
  expect(moneyText(rwf(321))).toBe('RWF 321')
})

test('a currency without a sign of its own is named by its code', () => {
  expect(moneyText({ minor: 1250, currency: 'EUR' })).toBe('€12.50')
  expect(moneyText({ minor: 125_000, currency: 'KES' })).toBe('KES 1,250')
})

test('less than nothing carries a minus before the sign', () => {
  expect(moneyText(usd(-57_000))).toBe('−$570')
  expect(moneyText(usd(-50))).toBe('−$0.50')
})
