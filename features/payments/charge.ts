import { type Currency, convert, currencyDigits, type Money, roundHalfAway } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { returned } from './ledger.ts'
import type { ChargeRate, Payment, StoredPayment } from './payment.ts'

/**
 * What is charged for an amount: the amount itself, or its worth in another currency by a rate that is stored with it.
 * Throws where the currencies differ and no rate is given, because a charge without its rate cannot be explained later.
 */
export function chargeFor(amount: Money, currency: Currency, rate: ChargeRate | null): Pick<Payment, 'charged' | 'rate'> {
  if (amount.currency === currency) return { charged: amount, rate: null }
  if (!rate) throw new Error(`No rate to charge ${amount.currency} in ${currency}`)
  return { charged: convert(amount, currency, rate.unitsPerUnit), rate }
}

type Charged = Pick<Payment, 'amountMinor' | 'currency' | 'charged' | 'rate'>

/** The charged worth of the first `minor` of a payment: all of it is exactly what was charged. */
function chargedUpTo(payment: Charged, minor: number): number {
  if (minor >= payment.amountMinor) return payment.charged.minor
  if (!payment.rate) return minor
  const part = convert({ minor, currency: payment.currency }, payment.charged.currency, payment.rate.unitsPerUnit)
  return Math.min(part.minor, payment.charged.minor)
}

/**
 * What the gateway is to return for a refund of `minor` in the booking's currency: the difference of two sums, so that
 * partial refunds come to exactly what was charged, and rounding never refunds more.
 */
export function chargeOfRefund(payment: Charged & Pick<StoredPayment, 'events'>, minor: number): Money {
  const before = returned(payment.events)
  return {
    minor: chargedUpTo(payment, before + minor) - chargedUpTo(payment, before),
    currency: payment.charged.currency,
  }
}

/**
 * What an amount that the gateway reports is in the booking's currency: the charged amount is the payment's amount, another
 * one is converted by the payment's own rate. Refuses a currency that was not charged.
 */
export function worthOf(payment: Charged, money: Money): Outcome<number, { reason: 'currency-differs'; charged: Currency }> {
  if (money.currency !== payment.charged.currency)
    return refused({ reason: 'currency-differs', charged: payment.charged.currency })
  if (money.minor === payment.charged.minor) return done(payment.amountMinor)
  if (!payment.rate) return done(money.minor)
  const scaled = money.minor * 10 ** currencyDigits[payment.currency]
  return done(roundHalfAway(scaled / (payment.rate.unitsPerUnit * 10 ** currencyDigits[money.currency])))
}

/**
 * What a refund that the gateway reports is in the booking's currency: the last of a charge is the last of the payment.
 * Refuses more than is left, and a currency that was not charged. Earlier refunds in another currency were rounded, each by less
 * than a minor unit of the coarser currency: so much more than is left still counts as the rest.
 */
export function worthOfRefund(
  payment: Charged & Pick<StoredPayment, 'events'>,
  money: Money,
): Outcome<number, { reason: 'currency-differs'; charged: Currency } | { reason: 'more-than-left'; leftMinor: number }> {
  const before = returned(payment.events)
  const left = payment.amountMinor - before
  const worth = worthOf(payment, money)
  if (!worth.done) return worth
  if (money.minor === payment.charged.minor - chargedUpTo(payment, before)) return done(left)
  if (worth.value > left + roundingOf(payment)) return refused({ reason: 'more-than-left', leftMinor: left })
  return done(Math.min(worth.value, left))
}

/** By how much, in minor units of the booking's currency, the refunds so far and one more may have been rounded. */
function roundingOf(payment: Charged & Pick<StoredPayment, 'events'>): number {
  if (!payment.rate) return 0
  const one = worthOf({ ...payment, charged: { ...payment.charged, minor: 0 } }, { ...payment.charged, minor: 1 })
  const refunds = payment.events.filter(({ kind }) => kind === 'refunded').length
  return (refunds + 1) * Math.max(1, one.done ? one.value : 1)
}
