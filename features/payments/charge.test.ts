import { expect, test } from 'vitest'
import { chargeFor, chargeOfRefund, worthOf, worthOfRefund } from './charge.ts'
import type { PaymentEvent } from './payment.ts'

const rate = { unitsPerUnit: 1_450, source: 'Bank of Kigali, selling', at: new Date('2027-03-12T08:00:00Z') }
const refunded = (amountMinor: number) => ({ kind: 'refunded', amountMinor }) as PaymentEvent
/** A deposit of 3,570.10 dollars, charged in francs. */
const deposit = { amountMinor: 357_010, currency: 'USD' as const, ...chargeFor({ minor: 357_010, currency: 'USD' }, 'RWF', rate) }

test('dollars are charged in whole francs, and the rate is stored', () => {
  expect(deposit).toMatchObject({ charged: { minor: 5_176_645, currency: 'RWF' }, rate })
})

test('the same currency is charged as it is, without a rate', () => {
  const amount = { minor: 357_010, currency: 'USD' } as const
  expect(chargeFor(amount, 'USD', rate)).toEqual({ charged: amount, rate: null })
})

test('another currency without a rate is a bug', () => {
  expect(() => chargeFor({ minor: 1, currency: 'USD' }, 'RWF', null)).toThrow('No rate to charge USD in RWF')
})

test('a refund in two parts returns every franc, though each part alone is rounded', () => {
  const payment = { ...deposit, events: [] as PaymentEvent[] }
  const first = chargeOfRefund(payment, 100_001)
  const second = chargeOfRefund({ ...payment, events: [refunded(100_001)] }, 257_009)
  expect([first.minor, second.minor]).toEqual([1_450_015, 3_726_630])
  expect(first.minor + second.minor).toBe(5_176_645)
})

test('a refund that the gateway reports is worth its share by the rate of the charge', () => {
  const payment = { ...deposit, events: [] as PaymentEvent[] }
  expect(worthOfRefund(payment, { minor: 1_450_000, currency: 'RWF' })).toEqual({ done: true, value: 100_000 })
  const rest = { ...payment, events: [refunded(100_000)] }
  expect(worthOfRefund(rest, { minor: 3_726_645, currency: 'RWF' })).toEqual({ done: true, value: 257_010 })
})

test('a refund above what is left is refused, in the charged currency and in another', () => {
  const inDollars = { ...deposit, charged: { minor: 357_010, currency: 'USD' as const }, rate: null }
  expect(worthOfRefund({ ...inDollars, events: [refunded(300_000)] }, { minor: 57_011, currency: 'USD' })).toEqual({
    done: false,
    refusal: { reason: 'more-than-left', leftMinor: 57_010 },
  })
  expect(worthOfRefund({ ...deposit, events: [refunded(100_000)] }, { minor: 3_727_645, currency: 'RWF' })).toEqual({
    done: false,
    refusal: { reason: 'more-than-left', leftMinor: 257_010 },
  })
  expect(worthOfRefund({ ...deposit, events: [refunded(357_010)] }, { minor: 1_450, currency: 'RWF' }).done).toBe(false)
})

test('money in a currency that was not charged is refused', () => {
  expect(worthOf(deposit, { minor: 5_176_645, currency: 'UGX' })).toEqual({
    done: false,
    refusal: { reason: 'currency-differs', charged: 'RWF' },
  })
})

test('a settlement is no refund: the whole can be refunded, exactly as it was charged', () => {
  const settled = { kind: 'settled', amountMinor: 357_010 } as PaymentEvent
  // One franc more than the rate gives, as with a rate that was stored with fewer digits.
  const payment = { ...deposit, charged: { minor: 5_176_646, currency: 'RWF' as const }, events: [settled] }
  expect(chargeOfRefund(payment, 357_010)).toEqual({ minor: 5_176_646, currency: 'RWF' })
  expect(worthOfRefund(payment, { minor: 5_176_646, currency: 'RWF' })).toEqual({ done: true, value: 357_010 })
})

test('a refund in a currency that was not charged is refused, however large', () => {
  const worth = worthOfRefund({ ...deposit, events: [] }, { minor: 9_000_000, currency: 'USD' })
  expect(worth).toEqual({ done: false, refusal: { reason: 'currency-differs', charged: 'RWF' } })
})

test('part of a charge in cents is worth its cents', () => {
  const charge = chargeFor({ minor: 10_000, currency: 'USD' }, 'EUR', { ...rate, unitsPerUnit: 0.8 })
  expect(charge.charged).toEqual({ minor: 8_000, currency: 'EUR' })
  const payment = { amountMinor: 10_000, currency: 'USD' as const, ...charge }
  expect(worthOf(payment, { minor: 4_000, currency: 'EUR' })).toEqual({ done: true, value: 5_000 })
})
